import type { Grammar } from '../grammar'
import { details } from './details'
import { fields } from './fields'
import { states } from './states'
import { toDo } from './to-do'
import { hints, topics } from './topics'

export const spanish: Grammar = {
  topics,
  hints,
  fields,
  maintenance: `
    servicio, servicios, mantenimiento, mantenimientos, revision, revisiones, inspeccion, inspecciones, mantencion,
    tarea, tareas, tarea de mantenimiento, trabajo de mantenimiento, service, taller
  `,
  tasks: `
    cambio de aceite, cambios de aceite, cambio del aceite, revision anual, revision de seguridad,
    control de seguridad, chequeo anual, cambio de filtro, cambio de filtros
  `,
  doneVerbs: `
    cambio, cambiado, cambiaron, cambiamos, cambie, reemplazo, reemplazado, reemplazaron, reparo, reparado,
    repararon, reviso, revisado, revisaron, engraso, engrasado, hizo, hecho, hicieron, hicimos, realizo, realizado,
    realizaron, inspecciono, sustituyo, sustituido, sustituyeron, mantenido
  `,
  asked: {
    count: `
      cuantos modelos, cuantas marcas, cuantos concesionarios, cuantos distribuidores, cuantas empresas, cuantos, cuantas, cuantas veces, numero de,
      cantidad de,
      con que frecuencia compra, con que frecuencia pide, cada cuanto compra, cada cuanto pide
    `,
    sum: 'cuanto vale, cuanto valen, cuanto sale, a cuanto esta, a como esta, que vale, cuanto, cuanto dinero, cuanta plata, cuanta lana, total, suma, en total, importe, valor, monto, a cuanto, cuanto asciende, asciende',
    last: `
      ultimo envio, envio mas reciente,
      penultimo, penultima,
      ultimo, ultima, ultimos, ultimas, mas reciente, mas recientes, reciente, recientes, ultima vez, mas nuevo,
      mas nueva,
      mas nuevos, mas nuevas, mas moderna, mas moderno, ultimamente,
      mas joven
    `,
    first: `
      primero, primera, primer, mas antiguo, mas antigua, mas viejo,
      mas antiguas, mas vieja, mas viejas, mas antiguos
    `,
    largest: `
      mejor cliente, mayor cliente,
      mas grande, mayor, mas caro, mas cara, mas alto, mas alta, el mayor, mas, el que mas, la que mas,
      mas usada, mas usado, mas usadas, la mas usada, que mas, quien mas, mas trabajada,
      mas grandes, mas caros, mas caras, mas altos, mas altas, mas gordo, mas gorda, mas elevado, mas elevada,
      de mayor importe,
      mejor mes, mejor, de mayor valor, mas dinero, el mas caro, el mas grande, la mas cara, mas costoso
    `,
    smallest: `
      mas pequeno, menor, mas barato, mas barata, mas bajo, menos, la que menos,
      menos usada, menos usado, la menos usada, que menos, quien menos, el menor, la menor,
      mas baja, mas bajas, mas bajos, mas pequena, mas pequenas, mas baratos, mas baratas, de menor importe,
      peor mes, peor, de menor valor, mas economico, mas chico
    `,
    average: 'promedio, en promedio, media, de media, el promedio, valor medio, importe medio',
    next: 'proximo, proxima, proximos, proximas, siguiente, siguientes',
    when: `
      desde hace cuanto, cuanto tiempo, cuando, que dia, que fecha,
      en que fecha, fecha de, desde cuando, para cuando, a que hora,
      plazo, fecha limite, hasta cuando, hasta que dia, hasta que fecha
    `,
    where: `
      donde, donde esta, donde estan, en que lugar, en que sitio, adonde, por donde, ubicacion, seguimiento,
      rastreo, en donde, donde anda
    `,
    which: 'cual, cuales, que, para que maquina, para que maquinas, para cual maquina',
    list: `
      lista, listado, listado de, listar, lista de, enumerar, muestra, muestrame, mostrar, dame, ver, ensena,
      ensename, hay, tenemos, tengo, tienen, tiene, existe, existen, dime, enumera, estado, estado de, resumen,
      como va, como van, como esta, como estan, que paso, que pasa, todos, todas, alguno, alguna, algun, busca,
      buscame, listame
    `,
    who: 'quien, quienes, de quien',
  },
  states,
  toDo,
  details,
  by: {
    machine: `
      en que maquina, en que maquinas, en cual maquina, en que equipo, por maquina, por maquinas, cada maquina,
      que maquina, que maquinas, cual maquina, por equipo,
      para que maquina, para que maquinas, de que maquina
    `,
    customer: `
      cada organizacion, por organizacion, por organizaciones, de cada organizacion, cada empresa, por empresa,
      de cada empresa, cada concesionario, por concesionario, maquinas cada uno, a que cliente, a que clientes, por cliente, por clientes, cada cliente, que cliente, que clientes,
      cual cliente, mejor cliente, mejores clientes, mayor cliente, quien compro, quien compra, quien gasto,
      quien gasta,
      por propietario, cada propietario, por operador, que empresa, que empresas, quien tiene mas, quien tiene menos,
      cada uno de nuestros clientes, cada uno de los clientes,
      quien pide, quienes compran, quienes compraron, quienes piden, quienes pidieron, quien nos compro,
      quien nos compra, quienes nos compran, quien ha comprado, quien ha pedido, quien encargo, quien ordeno,
      que empresa compro, que empresa compra, que empresas compran, mayores compradores, mayor comprador,
      mejor comprador, mejores compradores, nos compro mas, nos compra mas, quien nos compro mas, quien compro mas,
      quien compra mas, quien gasto mas, quien gasta mas, quien pidio mas, quien pide mas, que cliente compro mas,
      que cliente compra mas, que cliente gasto mas, que cliente nos compro mas, que cliente nos compra mas,
      cual de los clientes, cual de los dos clientes, cual de nuestros clientes, cuales de nuestros clientes,
      cuales de los clientes, cual de ellos compra
    `,
    model: 'por modelo, por modelos, cada modelo, de cada modelo, modelo por modelo',
    brand: `
      por marca, por marcas, cada marca, de cada marca, por fabricante, cada fabricante, que marcas, que marcas tenemos,
      que marcas hay, cuantas marcas, cuales marcas, marcas tenemos, marcas hay, lista de marcas, todas las marcas,
      nuestras marcas
    `,
    month: `
      por mes, por meses, al mes, cada mes, mensual, mensuales, mensualmente, mes a mes, que mes, en que mes,
      cual mes, de cada mes,
      por cada mes, mes por mes,
      mejor mes, peor mes, mes fue el mejor, mes de mas ventas, mes con mas ventas
    `,
    part: `
      por pieza, por piezas, por repuesto, que pieza, que piezas, que repuesto, que repuestos, en que,
      por repuestos, por articulo, por articulos, en que piezas, en que repuestos, que articulo, que articulos
    `,
    pieces: `
      que vendimos mas, que compramos mas, que pedimos mas, lo que mas vendimos, lo que mas compramos,
      pieza mas vendida, piezas mas vendidas, pieza mas comprada, piezas mas compradas, compramos mas a menudo,
      pedimos mas a menudo, vendemos mas, vendemos mas a menudo, compramos mas, pedimos mas, vendimos mas,
      pedimos con mas frecuencia, compramos con mas frecuencia,
      que se vende mas, se vende mas, se venden mas, se vendio mas, se vendieron mas, mas vendido, mas vendida,
      mas vendidas, mas vendidos, mas pedida, mas pedidas, mas pedido, mas comprada, mas compradas,
      repuestos mas vendidos, repuesto mas vendido, compran mas, vendio mas, por cantidad
    `,
  },
  own: `
    nosotros, nuestro, nuestra, nuestros, nuestras, nos, mi, mis, mio, mia, me, yo, tenemos, tengo, hemos, he,
    hicimos, hice, empresa, clientes, cliente, estamos, debemos, gastamos, compramos, pedimos
  `,
  others: `
    otras empresas, otra empresa, otros clientes, otro cliente, otras companias, otra compania, otros operadores,
    otro operador, otras organizaciones, otra organizacion, quien mas, quienes mas, alguien mas, los demas clientes,
    las demas empresas, demas clientes, demas empresas, competencia, competidores, vecinos
  `,
  fleet: `
    todas las maquinas, toda la flota, la flota, nuestra flota, cada maquina, nuestras maquinas, mis maquinas,
    que maquina, que maquinas, cual maquina, cuales maquinas, alguna maquina, maquinas, cual de nuestras maquinas,
    cuales de nuestras maquinas, que equipos, que equipo, que unidades, los equipos, nuestros equipos,
    que maquinaria, la maquinaria, nuestra maquinaria, las maquinas, todos los equipos, todas las unidades,
    cual de las maquinas, alguna de nuestras maquinas
  `,
  chosen: 'esta maquina, la maquina, esa maquina, mi maquina, este equipo, ella',
  remaining: `
    hasta, faltan, falta, quedan, queda, antes de, antes del, restan, para el proximo, para la proxima,
    para el siguiente, para la siguiente, para el cambio, para que, para el servicio, para la revision
  `,
  unsupported: `
    aparte, aparte de, aparte del, ademas de, ademas del, excepto, salvo, excluyendo, descuento, descuentos,
    gastos de envio, costo de envio, coste de envio, ganancia, ganancias,
    margen, margenes,
    ultima conexion, se conecto, inicio sesion, ultimo inicio de sesion, ultimo acceso
  `,
  rest: `
    falta, faltan, falta por llegar, esperan, esperando, espera, en espera, tienen que salir, tiene que salir,
    por salir, no ha salido, no han salido, aun no han salido, todavia no han salido, no salio, no salieron,
    por mandar, sin mandar, falta mandar, pendiente, pendientes
  `,
  daily: `
    al dia, por dia, cada dia, diario, diaria, diarias, diarios, diariamente, promedio diario, media diaria, de media al dia
  `,
  lacking: `
    sin, sin ningun, sin ninguna, no tiene, no tienen, no tenemos, no hay ningun, carece, carecen, les falta el manual,
    sin lectura, sin lecturas, sin leer, sin actualizar, no se ha leido, no se han leido, no se leen, no se lee,
    no se actualizan, no se ha actualizado, no se han actualizado, no han sido leidas, nunca se ha leido, sin servicio,
    sin mantenimiento, sin revision, nunca se ha revisado, no se ha revisado, no se han revisado, sin revisar,
    no han tenido, no ha tenido, no les han hecho, no le han hecho, no se les ha hecho, no se le ha hecho,
    no han tenido servicio, no ha tenido servicio, no han tenido mantenimiento, no ha tenido mantenimiento
  `,
  over: 'mas de, mas que, por encima de, pasan de, pasa de, superan, supera, superan las, al menos, por lo menos, arriba de',
  under: 'menos de, por debajo de, debajo de, no llegan a, no llega a, como mucho, como maximo',
  needed: `
    que piezas lleva, que piezas llevan, que repuestos lleva, que repuestos llevan, que filtros lleva,
    que filtros llevan, piezas lleva, repuestos lleva, filtros lleva, refacciones lleva, piezas van, repuestos van,
    filtros van, van en, va en, entran en, entra en, piezas necesito, repuestos necesito, filtros necesito,
    refacciones necesito, necesito para, necesitamos para, necesita para, necesitan para, se necesita para,
    se necesitan para, hace falta para, hacen falta para, piezas para, repuestos para, filtros para, refacciones para,
    piezas del, piezas de la, repuestos del, repuestos de la, piezas hacen falta, repuestos hacen falta,
    piezas se usan, repuestos se usan, se usa en, se usan en, piezas requiere, repuestos requiere, requiere piezas,
    requiere repuestos, necesita piezas, necesita repuestos, lista de piezas para, piezas incluye, repuestos incluye,
    hay que pedir para, hay que comprar para
  `,
  contents:
    'consiste, consisten, consiste en, consisten en, lleva, llevan, incluye, incluyen, contiene, contienen, trae, traen, se compone, se componen, se compone de, consta de',
  atHours: 'a cuantas horas, a las cuantas horas, a que horas de uso',
  versus: 'comparado con, frente a, contra, compara, versus, vs, mas que',
  sent: `
    enviado, enviados, enviada, enviadas, mandado, mandados, enviamos, mandamos, enviaron, mandaron,
    le hicimos, les hicimos, hicimos, hemos hecho, salieron, mandaste
  `,
  ending: `
    =vence, =vencen, =vencera, =venceran, =caduca, =caducan, =caducara, =caducaran, =expira, =expiran, =expirara,
    por vencer, por caducar, a punto de vencer, a punto de caducar, esta por vencer, estan por vencer, ultimo dia,
    van a vencer, va a vencer, van a caducar, va a caducar, =termina, =terminan
  `,
  account:
    'a cuenta, a credito, con credito, al credito, en cuenta corriente, a cuenta corriente, fiado, pagar despues, paga despues, pagan despues, pagar mas tarde',
  owes: 'debe, deben',
  card: `
    tarjeta, tarjetas, con tarjeta, con tarjetas, por tarjeta, tarjeta de credito, tarjetas de credito,
    con tarjeta de credito, con la tarjeta, con que tarjeta, que tarjeta, visa, mastercard
  `,
  tax: `
    impuesto, impuestos, iva, itbis, igv, impuesto de ventas, impuestos de ventas, impuesto sobre ventas,
    impuesto sobre las ventas, impuesto a las ventas
  `,
  manner: 'como esta, como estan, como va, como van',
  possession: `
    traemos, traigo, cargamos, manejamos,     a cuanto vendemos, a cuanto vende, a cuanto venden, a cuanto se vende, a que precio vendemos, nos queda, queda algun, queda alguna, tenemos, tienen en existencias, tiene el concesionario, nos quedan, quedan, hay todavia, todavia hay, todavia quedan, hay aun,
    cuanto vale, cuanto valen, cuanto sale, a cuanto esta, a como esta, que vale, guardamos, venden ustedes, ustedes venden, vosotros vendeis, puedo comprar, podemos comprar, se puede comprar,
    estan guardados,
    estan guardadas, esta guardado, esta guardada, se guardan, almacenamos
  `,
  plan: `
    plan de mantenimiento, planes de mantenimiento, programa de mantenimiento, plan de servicio, todas las tareas,
    todas sus tareas, lista de tareas, todos los servicios, todos sus servicios, calendario de mantenimiento
  `,
  partFields: `
    cargo por casco, cargo de casco, cargo por el casco, casco, cascos, cargo por pieza usada, precio por cantidad,
    precios por cantidad, precio por volumen, precios por volumen, descuento por cantidad, descuento por volumen,
    descuentos por cantidad, precio de flota, precio flota, precio especial, precio de cliente, tarifa, tarifas,
    precio de lista, lista de precios, por paquete, por caja, por paquetes, por cajas, viene en caja, viene en cajas,
    vienen en caja, vienen en cajas, vienen en paquete, vienen en paquetes, piezas por paquete, cantidad minima,
    minimo de compra, compra minima, pedido minimo, hay que comprar, hay que llevar, fabricante, fabricantes,
    quien fabrica, quien lo fabrica, quien la fabrica, fabricado por, fabricada por, de que marca, que marca es,
    cual es la marca, marca del, marca de la, unidad de medida, unidad de venta, se vende por, se venden por,
    en que unidad, que unidad, sigue a la venta, siguen a la venta, a la venta, se sigue vendiendo, todavia se vende,
    aun se vende, descatalogado, descatalogada, descontinuado, descontinuada, discontinuado, discontinuada,
    le queda a, le sirve a, le sirve, sirve para, sirven para, sirve en, compatible con, compatible, encaja, encaja en,
    que maquinas usan, que maquinas llevan, que modelos usan, que modelos llevan, que equipos usan,
    que equipos llevan, para que maquinas sirve, para que maquina sirve, para que modelos, para que modelo
  `,
  moves: `
    movimiento, movimientos, recibio, recibieron, recibimos, recibido, recibidas, recibidos, se recibio, se recibieron,
    ingreso, ingresaron, conto, contaron, se conto, se contaron, contado, contadas, recuento, recuentos, conteo, conteos,
    se ajusto, se ajustaron, quien ajusto, ajuste de existencias, ajustes de existencias, traslado, traslados,
    traslado al, trasladaron, trasladado, trasladadas, movio, movieron, saco, sacaron, se llevo, se llevaron
  `,
  replacement: `
    sustituye, sustituyo, sustituido, sustituida, reemplaza, reemplazo, reemplazado, reemplazada, remplaza, remplazo,
    sustituto, sucesor, sigue vigente
  `,
  place: `
    camion de servicio, en el camion, en la furgoneta, furgoneta de servicio, almacen principal, tienda principal,
    en el almacen central, en el almacen principal, en la tienda principal, en la bodega principal,
    en la bodega central, en la camioneta de servicio, en el camion de servicio, en la furgoneta de servicio, en el vehiculo de servicio,
    camioneta de servicio, vehiculo de servicio, camion taller, en la camioneta, en la troca, en el vehiculo,
    almacen central, tienda central, deposito principal, deposito central, bodega principal, bodega central,
    en la bodega, bodega
  `,
  past: `
    fue, fueron, alguna novedad, novedades de, noticias de, estado de, estado del, dijo, dijeron, escribio,
    escribieron, respondio, respondieron, compre, pedi, gaste, pague, pagamos, llego, llegaron, era, eran, hubo,
    hizo, hicieron, hicimos, ha sido, se hizo, hace, hemos, han, ha, pedimos, compramos, gastamos,
    anterior, he, se ha, historial, pidieron, pidio, solicitaron, solicito, compraron, compro, realizo, realizado, realizaron, ya, aun no, todavia no,
    recibimos, recibi, recibieron, recibio, como se pago, como se pagaron, como pagamos, como pagaron
  `,
  periodBefore: `
    mes antes, el mes de antes, mes previo, el mes previo, semana de antes, la semana de antes, semana previa,
    ano de antes, el ano de antes, ano previo, el ano previo, trimestre de antes, el trimestre de antes,
    trimestre previo, el dia de antes
  `,
  previous: `
    el anterior, la anterior, anterior a ese, anterior a este, el de antes, la de antes, uno antes, antes de ese,
    antes de eso, el otro, la otra, el previo,
    anterior al, anterior a la ultima, anterior a la, anterior al ultimo, pedido anterior, el pedido anterior, antes del pedido, pedimos antes, penultimo, penultima,
    el que va antes, previo al, el precedente, la precedente
  `,
  moreThan: `
    mas que, mas de, mas, mejor, mayor, comparar, compara, comparado, comparado con, en comparacion, frente, mas a menudo, versus,
    contra, se vende mejor, se venden mejor, vende mejor, venden mejor, compra mas, compran mas, frente a, respecto a, respecto al, diferencia, que el pasado
  `,
  lessThan: 'menos que, menos de, menos, menor, peor, menos a menudo',
  meansOne: `
    ese, esa, eso, ese pedido, esa orden, ese envio, ese paquete, esa factura,
    ese presupuesto, ese pago, ese abono, ese reembolso, esa disputa, esa pieza,
    ese repuesto, ese servicio, esa tarea, ese kit, ese mensaje, ese cliente, horas tiene, horas lleva, horas marca, le toca, le falta, le tocan, le faltan, lo
  `,
  meansSeveral: `
    esos, esas, ellos, ellas, de esos, de esas, de estos, de estas, de ellos, de ellas, los dos, las dos, ambos,
    ambas, de los cuales, de las cuales, de los dos, de las dos, de los tres
  `,
  meansOther: 'otro, otra, otros, otras, el otro, la otra, los otros, las otras, los demas, las demas',
  reason: 'por que, porque, por que razon, por que motivo, motivo, razon, a que se debe',
  positions: {
    '2': 'penultimo, penultima, segundo, segunda',
    '3': 'tercero, tercera, tercer',
    '4': 'cuarto, cuarta',
    '5': 'quinto, quinta',
    '-1': `
      ultimo de estos, ultimo de esos, ultimo de ellos, ultimo de la lista, ultima de estas, ultima de esas,
      ultima de ellas, ultima de la lista
    `,
  },
  followUp: 'y, que tal, que hay de, tambien, o, pero, entonces',
  manual: `
    que hago cuando, que hago si, que hacemos cuando, que hacemos si, que hacer cuando, que hacer si, este manual, como se, como puedo, como hago, como cambio, como cambiar, como guardo, como arranco, como apago, como reviso,
    como limpio, como saco, como pongo, como bajo, como subo, como lleno, como remolco, en la pantalla, en el monitor, como hay que, como se cambia, cada cuanto,
    cada cuantas horas, con que frecuencia, intervalo, intervalos, procedimiento, significa, significan,
    que quiere decir, explica, explicame, en que orden, orden de apriete, orden de encendido, segun el manual,
    dice el manual, dicen los manuales, en el manual, que aceite, que tipo de aceite, recomendado, recomendada,
    capacidad, par de apriete, especificacion, especificaciones, luz de advertencia, testigo, codigo de falla,
    codigo de error, codigo de averia, hay que cambiar, reiniciar, ajustar, purgar, calibrar, instalar, desmontar,
    quitar, apretar, no arranca, que pasa si, puedo usar, que liquido, que grasa, sintoma, es seguro, pesa, peso,
    dimensiones, dimension, que presion, quiero pedir, pedir un, pedir una, necesito pedir, hacer un pedido,
    por hora, cuantos litros, cuantos galones
  `,
  aside: 'al telefono, por telefono, en la linea',
  noise: `
    listo, listos, lo que, oc, pertenece, pertenecen, el, la, los, las, un, una, unos, unas, de, del, al, a, en,
    con, por, para, y, o, que, se, le, les, lo, su, sus, es, son, esta, estan, este, estas, estos, ese, esa, esos,
    esas, hay, ha, han, hemos, he, por favor, porfa, favor, hola, buenas, buenos dias, bob, oye, puedes, podrias,
    puede, quiero, quisiera, saber, dime, decir, decirme, me, nos, te, ya, aun, todavia, ahora, ahora mismo,
    actualmente, momento, sobre, acerca, respecto, cosa, alguna vez, otra vez, hecho, hizo, hicieron,
    hacer, hecha, hechos, mandado, mando, gracias, algo, mucho, muchos, muchas, como, cual, cuales, cuando, donde,
    quien, cuanto, cuantos, cuantas, tambien, solo, realmente, exactamente, si, ok, vale, duda, pregunta, mirar,
    ver, va, van, fue, fueron, ser, sido, estar, estaba, era, cada, otro, otra, concesionario, distribuidor,
    empresa, cuenta, registrado, registrada, registrados, registradas, sistema, registro, archivo, fecha, numero, n,
    cantidad, dinero, dolares, euros, pieza, piezas, repuesto, repuestos, articulo, articulos, contiene, contenia,
    contenido, incluye, lleva, llevaba, dentro, nombre, llamada, llamado, modelo, marca, tipo, detalle, detalles,
    informacion, dia, tenemos, tiene, tienen, tengo, tenia, desde, hasta, entre, mas, menos, nuestro, nuestra,
    nuestros, nuestras, mi, mis, todo, todos, toda, todas, cliente, clientes, nuevo, nueva, nuevos, nuevas, linea,
    lineas, queda, quedan, falta, faltan, historial, realizado, realizada, anda, sigue, respuesta, trabajado,
    llevamos, llevan, luego, pasado, pasada, no, ni, sin, trabajo, juntas, juntos, suma, emitido, emitida, emitidas,
    emitidos, paso, ocurrio, estado, leer, leido, concesion, sitio, banco, cuenta bancaria, motivo, motivos, razon,
    razones, plazo, fecha limite, llego, llegaron, entro, mandaron, usaron, usamos, ultimamente, hace poco, h,
    pagina, paginas, idioma, idiomas, plataforma, lleve, lleven, tiempo, propietario, persona, personas, gente,
    apunto, anoto, apuntado, anotado, apuntada, anotada, registraron, hicimos, hacemos, trabaja, trabajan, suman,
    sumar, sumadas, listado, dados, agregada, agregado, anadida, anadido, dada de alta, dado de alta, le pertenece,
    cual es, quienes, tal, operador, concesionaria, mas o menos, cayo, cayeron, entraron, cae, caen, q, k, xq, pq,
    x, decision, decisiones, recuerdas, recuerda, acuerdas, acuerda, toda la plataforma, todo lo que, alguna cosa,
    algo de, a menudo, mas a menudo, resto, el resto, comparado, comparado con, en comparacion, frente, contra,
    acaso, tal vez, quizas, quiza, amigo, buenas tardes, buen dia, necesito, necesito saber, me gustaria, gustaria,
    quisiera saber, me puedes decir, puedes decirme, sabes, sabe, idea, recuerdame, recordarme, exacto, cosas,
    cositas, algunos, algunas, acuerdo, realidad, entonces, entre todos, entrado, llegados, hechas, han entrado,
    tipo de, ojo, cuales son, cuales fueron, grande, enorme, verdad, es verdad, cierto, es cierto, seguro, mas de,
    trae, traen, traia, viene, vienen, venia, venian, ambos, ambas, nunca, jamas, pregunta por, quieren saber,
    quiere saber, entera, entero, por fin, al final, adelante, actualizacion, usa, usan, utiliza, utilizan,
    numero de parte, numeros de parte, numero de pieza, numero de repuesto, numero de catalogo, cantera, obra,
    patio, faena, finca, aserradero, las dos, los dos, nuestras dos, nuestros dos, las tres, los tres
  `,
  beforeName: 'de, del, para, por, con, a, al, en',
  numberSign: 'numero, num, nro, no, n',
  period: {
    units: {
      day: 'dia, dias',
      week: 'semana, semanas',
      month: 'mes, meses',
      quarter: 'trimestre, trimestres',
      year: 'ano, anos',
    },
    days: {
      '0': 'hoy, esta manana, esta tarde, esta noche, hoy por la manana, hoy por la tarde',
      '1': 'manana, manana por la manana, manana por la tarde, manana por la noche',
      '-2': 'anteayer, antier, antes de ayer',
      '-1': 'ayer, ayer por la manana, ayer por la tarde, ayer por la noche, anoche',
    },
    thirds: {
      first: 'principios de, a principios de, inicios de, comienzos de',
      middle: 'mediados de, a mediados de',
      last: 'finales de, a finales de, fines de, a fines de',
    },
    now: 'hoy en dia, hoy por hoy, a dia de hoy, al dia de hoy, hasta el dia de hoy, hasta hoy, hasta ahora, hasta la fecha',
    current:
      'este, esta, en lo que va de, en lo que va del, lo que va de, lo que va del, el actual, actual, en curso, el presente, presente',
    ofCurrent: 'del, de la, en el, en la',
    olderThan: 'hace mas de, desde hace mas de, de hace mas de, con mas de',
    past: 'pasado, pasada, pasados, pasadas, anterior, ultimo, ultima, ultimos, ultimas',
    next: 'proximo, proxima, proximos, proximas, siguiente, que viene, que entra, entrante',
    ago: 'hace, atras',
    since: 'desde, a partir de, desde el, desde la',
    until: 'hasta, hasta el, al',
    before: 'antes de, antes del, previo a',
    after: 'despues de, despues del, posterior a',
    between: 'entre, entre el, del, de',
    and: 'y, al, hasta, a, y el, hasta el, -',
    at: 'en, el, durante, de, del, para, por, este, en el, en los, en las, los, las, a',
    months: `
      enero/ene, febrero/feb, marzo/mar, abril/abr, mayo/may, junio/jun, julio/jul, agosto/ago,
      septiembre/sep/sept/setiembre, octubre/oct, noviembre/nov, diciembre/dic
    `,
    weekdays: 'lunes, martes, miercoles, jueves, viernes, sabado, domingo',
    feasts: 'navidad=12-25, navidades=12-25, ano nuevo=01-01',
    parts: `
      primer trimestre=1+3, segundo trimestre=4+3, tercer trimestre=7+3, cuarto trimestre=10+3, primavera=3+3,
      verano=6+3, otono=9+3, invierno=12+3, primer semestre=1+6, segundo semestre=7+6
    `,
    ambiguousMonths: 'mar, ago',
    isDayFirst: true,
  },
  amount: {
    above: `
      mas de, mayor de, mayores de, mayor a, mayores a, mayor que, mayores que, superior a, superiores a,
      por encima de, arriba de, por arriba de, de mas de, por mas de, que superan, que supera, que pasan de,
      que pasen de, que superen, encima de, mas alto que, mas caro que, mas caros que
    `,
    below: `
      menos de, menor de, menores de, menor a, menores a, menor que, menores que, inferior a, inferiores a,
      por debajo de, debajo de, de menos de, por menos de, mas barato que, mas baratos que
    `,
    atLeast: 'al menos, por lo menos, como minimo, minimo, un minimo de, a partir de, no menos de',
    atMost: 'como mucho, como maximo, maximo, un maximo de, hasta, no mas de',
    between: 'entre, de, desde',
    and: 'y, a, hasta, -',
    currency: 'dolar, dolares, usd, euro, euros, eur, pesos, mil',
    units: `
      hora, horas, h, km, dia, dias, semana, semanas, mes, meses, ano, anos, vez, veces, pieza, piezas, unidades,
      por ciento, litros, galones, kg, toneladas, lineas, articulos, pedidos, maquinas, clientes, filtros, facturas,
      presupuestos, mensajes
    `,
  },
}
