import type { Grammar } from './grammar'

export const spanish: Grammar = {
  topics: {
    credit_notes:
      'nota de credito, notas de credito, factura rectificativa, facturas rectificativas, abono, nota de abono',
    invoices: 'factura, facturas, facturado, facturacion, recibo',
    maintenance_quotes:
      'presupuesto de mantenimiento, presupuestos de mantenimiento, cotizacion de mantenimiento, cotizaciones de mantenimiento, presupuesto de servicio, presupuestos de servicio, cotizacion de servicio, cotizaciones de servicio, presupuesto del mantenimiento, presupuesto del servicio, oferta de mantenimiento, presupuesto de revision, presupuesto de la revision, cotizacion del servicio',
    quotes: 'presupuesto, presupuestos, cotizacion, cotizaciones, oferta, ofertas, cotizado, solicitud de precio',
    payments:
      'pago, pagos, cobro, cobros, desembolso, contracargo, disputa, disputas, nos pago, nos han pagado, dinero entro, dinero recibido, dinero recibimos, ingreso dinero, pagos con tarjeta',
    spending:
      'gastar, mejor cliente, mejores clientes, mayor cliente, pieza mas vendida, piezas mas vendidas, pieza mas comprada, piezas mas compradas, gasto, gastos, gastado, gastamos, gastaron, gaste, ventas, vendido, vendimos, vendemos, venta, ingresos, facturamos, nos costo, nos cuesta, nos ha costado, nos han costado, invertido, costo total, coste total, pagado en total, dinero en, desembolsado',
    messages: 'mensaje, mensajes, bandeja de entrada, correspondencia',
    due: 'vencido, hay que hacerle, hay que hacer, que le hace falta, que le falta, vencida, vencidos, vencidas, vence, vencen, vencera, atrasado, atrasada, atrasados, atrasadas, proximo servicio, proxima revision, proximo mantenimiento, proximo cambio, siguiente servicio, siguiente revision, siguiente mantenimiento, mantenimiento pendiente, mantenimientos pendientes, servicio pendiente, servicios pendientes, revision pendiente, revisiones pendientes, horas hasta, horas para, horas faltan, horas quedan, horas le faltan, horas le quedan, cuanto falta, cuanto le falta, cuanto queda, cuanto tiempo falta, dias faltan, dias quedan, dias hasta, le toca, les toca, toca, tocan, toca servicio, toca revision, necesita servicio, necesita mantenimiento, necesitan mantenimiento, necesita revision, necesitan servicio, necesitan revision, requiere mantenimiento, requieren mantenimiento, requiere servicio, faltan para, falta para',
    done: 'historial de servicio, historial de mantenimiento, historial de servicios, historial, libro de mantenimiento, ultimo servicio, ultima revision, ultimo mantenimiento, ultimo cambio, ultimos servicios, ultimas revisiones, ultimos mantenimientos, servicio hecho, mantenimiento hecho, mantenimientos hechos, mantenimiento realizado, mantenimientos realizados, trabajos hechos, se hizo el servicio, se hizo la revision, se hizo el mantenimiento, se le hizo, le hicieron, le hicimos, hicimos el servicio',
    hours:
      'hora, horas, horometro, contador, lectura, lecturas, horas de uso, horas de trabajo, horas de motor, uso, uso diario, marca, kilometraje, kilometros, trabajadas',
    manuals: 'manual, manuales, documentacion, libro de piezas, catalogo de piezas',
    orders:
      'pedido, pedidos, historial de pedidos, historial de compras, orden, ordenes, orden de compra, ordenes de compra, compra, compras, encargo, po',
    machines:
      'maquina, maquinas, flota, equipo, equipos, unidad, unidades, maquinaria, numero de serie, numeros de serie, serie, s/n',
  },
  hints: {
    quotes: 'solicitud, solicitudes, solicitamos',
    orders:
      'enviado, enviar, envio, envios, entrega, entregas, entregado, entregaron, paquete, paquetes, seguimiento, numero de seguimiento, rastreo, guia, llega, llegan, llegara, llegado, llego, llegaron, transportista, comprado, compramos, compre, pedimos, pedi, pidio, pedido algo, pidieron, mercancia, recoger, ordenamos, encargamos',
    spending: 'costo, coste, cuesta, pagado, pagamos, pague',
    messages:
      'escribio, escrito, escribieron, escribir, respondio, respondido, respondieron, contesto, contestado, contestaron, respuesta, dijo, dijeron, dicho',
    hours: 'trabajo, trabajado, trabajaron, trabajo la, leyo, leyeron, promedio, media diaria',
    due: 'pendiente de servicio',
    manuals: 'subido, subio, subieron, cargado, cargo',
    machines: 'ubicacion, ubicado, ubicada, ubicadas',
  },
  maintenance:
    'servicio, servicios, mantenimiento, mantenimientos, revision, revisiones, inspeccion, inspecciones, mantencion, tarea, tareas, tarea de mantenimiento, trabajo de mantenimiento, service, taller',
  tasks:
    'cambio de aceite, cambios de aceite, cambio del aceite, revision anual, revision de seguridad, control de seguridad, chequeo anual, cambio de filtro, cambio de filtros',
  doneVerbs:
    'cambio, cambiado, cambiaron, cambiamos, cambie, reemplazo, reemplazado, reemplazaron, reparo, reparado, repararon, reviso, revisado, revisaron, engraso, engrasado, hizo, hecho, hicieron, hicimos, realizo, realizado, realizaron, inspecciono, sustituyo, sustituido, sustituyeron, mantenido',
  asked: {
    count: 'cuantos, cuantas, cuantas veces, numero de, cantidad de',
    sum: 'cuanto, cuanto dinero, total, suma, en total, importe, valor, monto, a cuanto, cuanto asciende, asciende',
    last: 'ultimo, ultima, ultimos, ultimas, mas reciente, mas recientes, reciente, recientes, ultima vez, mas nuevo, mas nueva',
    first: 'primero, primera, primer, mas antiguo, mas antigua, mas viejo',
    largest: 'mas grande, mayor, mas caro, mas cara, mas alto, mas alta, el mayor, mas, el que mas, la que mas',
    smallest: 'mas pequeno, menor, mas barato, mas barata, mas bajo, menos, la que menos',
    next: 'proximo, proxima, proximos, proximas, siguiente, siguientes',
    when: 'cuando, que dia, que fecha, en que fecha, fecha de, desde cuando, para cuando, a que hora',
    where:
      'donde, donde esta, donde estan, en que lugar, en que sitio, adonde, por donde, ubicacion, seguimiento, rastreo, en donde, donde anda',
    which: 'cual, cuales, que',
    list: 'lista, listado, listado de, listar, lista de, enumerar, muestra, muestrame, mostrar, dame, ver, ensena, ensename, hay, tenemos, tengo, tienen, tiene, existe, existen, dime, enumera, estado, estado de, resumen, como va, como van, como esta, como estan, que paso, que pasa, todos, todas, alguno, alguna, algun, busca, buscame, listame',
    who: 'quien, quienes, de quien',
  },
  states: {
    open: 'abierto, abierta, abiertos, abiertas, pendiente, pendientes, en curso, activo, activa, activos, sin terminar, sin completar, actuales, vigente, vigentes, sin cerrar',
    overdue:
      'vencido, vencida, vencidos, vencidas, atrasado, atrasada, atrasados, atrasadas, con retraso, retrasado, retrasada, pasado de fecha',
    due: 'le toca, les toca, toca, tocan, necesita servicio, necesita mantenimiento, necesitan mantenimiento, necesita revision, necesitan revision, necesitan servicio, requieren mantenimiento',
    soon: 'pronto, en breve',
    to_pay: 'pendiente de pago, pendientes de pago, esperando el pago, a la espera de pago',
    unpaid:
      'sin pagar, por pagar, falta pagar, faltan por pagar, debemos, hay que pagar, debo, no pagado, no pagada, no pagados, no pagadas, impagado, impagada, impagados, impagadas, no hemos pagado, impago, adeudado, no se ha pagado, no estan pagadas, no estan pagados',
    paid: 'pagado, pagada, pagados, pagadas, cobrado, cobrada, ya pagado',
    in_progress: 'en proceso, en preparacion, en marcha, procesandose',
    to_ship:
      'por enviar, sin enviar, no enviado, no enviados, falta enviar, faltan por enviar, pendiente de envio, pendientes de envio, pendientes de enviar, no se ha enviado, no se han enviado, hay que enviar, tenemos que enviar',
    backordered:
      'sin existencias, sin stock, agotado, a la espera de existencias, esperando existencias, pendiente de existencias, falta de existencias, esperando piezas, esperan piezas, esperan existencias',
    on_its_way:
      'en camino, en transito, enviado, enviada, enviados, enviadas, despachado, despachada, ya salio, en ruta, de camino, salido, se envio, ha salido',
    partly_shipped:
      'enviado en parte, enviados en parte, parcialmente enviado, enviado parcialmente, parcialmente enviados',
    ready_for_pickup: 'listo para recoger, listos para recoger, lista para recoger, se puede recoger, para recoger',
    delivered: 'entregado, entregada, entregados, entregadas, llegado, llego, llegaron, recibido, recibidos',
    completed:
      'completado, completada, completados, completadas, terminado, terminada, terminados, cerrado, cerrados, finalizado, finalizados',
    cancelled:
      'cancelado, cancelada, cancelados, canceladas, anulado, anulada, anulados, anuladas, retirado, retirados',
    expired: 'caducado, caducada, caducados, caducadas, expirado, expirada, expirados, expiradas, ya no vale',
    failed: 'fallido, fallida, fallidos, fallidas, fallo, fallado, tarjeta rechazada, pago rechazado, no se pudo leer',
    returned: 'devuelto, devuelta, devueltos, devueltas, devolucion, devoluciones',
    refunded: 'reembolsado, reembolsada, reembolsados, reembolso, reembolsos',
    disputed: 'disputado, disputada, disputados, en disputa, disputa',
    accepted: 'aceptado, aceptada, aceptados, aceptadas, aprobado, aprobada, aprobados, aprobadas',
    declined: 'rechazado, rechazada, rechazados, rechazadas, denegado, denegada, denegados, denegadas, declinado',
    waiting:
      'esperando respuesta, espera respuesta, esperan respuesta, por responder, por contestar, sin responder, sin contestar, pendiente de respuesta, pendientes de respuesta, por aprobar, pendiente de aprobacion, pendientes de aprobacion, pendientes de aprobar, esperando aprobacion, por revisar, esperan nuestra respuesta, espera nuestra respuesta, tenemos que responder, tenemos que aprobar, por cotizar',
    draft: 'borrador, borradores, en borrador',
    answered: 'respondido, nos enviaron, nos mandaron, con precio',
    unread: 'sin leer, no leido, no leidos, por leer',
    received:
      'recibido, recibidos, mensaje nuevo, mensajes nuevos, nuevos mensajes, nuevo mensaje, del concesionario, del distribuidor, nos escribio, nos escribieron, nos ha escrito, nos dijo, escribio el, dijo el, respondio, respondieron, contesto, contestaron, respuesta, ha respondido, ha contestado, nos respondio, nos contesto',
    retired: 'dado de baja, dada de baja, dados de baja, dadas de baja, fuera de servicio, retirada, retiradas',
    operation_manual:
      'manual de operacion, manual del operador, manuales de operacion, manual de uso, manual de instrucciones',
    parts_manual:
      'manual de piezas, manuales de piezas, manual de partes, manual de repuestos, libro de piezas, catalogo de piezas, lista de piezas',
    service_manual: 'manual de servicio, manuales de servicio, manual de taller, manual de reparacion',
    being_read: 'leyendose, se esta leyendo, se estan leyendo',
  },
  by: {
    machine: 'por maquina, por maquinas, cada maquina, que maquina, que maquinas, cual maquina, por equipo',
    customer:
      'por cliente, por clientes, cada cliente, que cliente, que clientes, cual cliente, mejor cliente, mejores clientes, mayor cliente, quien compro, quien compra, quien gasto, quien gasta',
    part: 'por pieza, por piezas, por repuesto, que pieza, que piezas, que repuesto, que repuestos, en que, pieza mas vendida, piezas mas vendidas, pieza mas comprada, piezas mas compradas',
  },
  own: 'nosotros, nuestro, nuestra, nuestros, nuestras, nos, mi, mis, mio, mia, me, yo, tenemos, tengo, hemos, he, hicimos, hice, empresa, clientes, cliente, estamos, debemos, gastamos, compramos, pedimos',
  fleet:
    'todas las maquinas, toda la flota, la flota, nuestra flota, cada maquina, nuestras maquinas, mis maquinas, que maquina, que maquinas, cual maquina, cuales maquinas, alguna maquina, maquinas, cual de nuestras maquinas, cuales de nuestras maquinas, que equipos, que equipo, que unidades, los equipos, nuestros equipos',
  chosen: 'esta maquina, la maquina, esa maquina, mi maquina, este equipo, ella',
  remaining:
    'hasta, faltan, falta, quedan, queda, antes de, antes del, restan, para el proximo, para la proxima, para el siguiente, para la siguiente, para el cambio, para que, para el servicio, para la revision',
  past: 'fue, fueron, alguna novedad, novedades de, noticias de, estado de, estado del, dijo, dijeron, escribio, escribieron, respondio, respondieron, compre, pedi, gaste, pague, pagamos, llego, llegaron, era, eran, hubo, hizo, hicieron, hicimos, ha sido, se hizo, hace, hemos, han, ha, pedimos, compramos, gastamos, hasta ahora, anterior, he, se ha, historial, realizo, realizado, realizaron, ya, aun no, todavia no',
  previous:
    'el anterior, la anterior, anterior a ese, anterior a este, el de antes, la de antes, uno antes, antes de ese, antes de eso, el otro, la otra, el previo',
  followUp: 'y, que tal, que hay de, tambien, o, pero, entonces',
  manual:
    'como se, como puedo, como hago, como cambio, como cambiar, como hay que, como se cambia, cada cuanto, cada cuantas horas, con que frecuencia, intervalo, intervalos, procedimiento, significa, significan, que quiere decir, explica, explicame, en que orden, orden de apriete, orden de encendido, segun el manual, dice el manual, dicen los manuales, en el manual, que aceite, que tipo de aceite, recomendado, recomendada, capacidad, par de apriete, especificacion, especificaciones, luz de advertencia, testigo, codigo de falla, codigo de error, codigo de averia, hay que cambiar, reiniciar, ajustar, purgar, calibrar, instalar, desmontar, quitar, apretar, no arranca, que pasa si, puedo usar, que liquido, que grasa, sintoma, es seguro, pesa, peso, dimensiones, dimension, que presion, quiero pedir, pedir un, pedir una, necesito pedir, hacer un pedido, por hora, a cuantas horas, cuantos litros, cuantos galones',
  noise:
    'el, la, los, las, un, una, unos, unas, de, del, al, a, en, con, por, para, y, o, que, se, le, les, lo, su, sus, es, son, esta, estan, este, estas, estos, ese, esa, esos, esas, hay, ha, han, hemos, he, por favor, porfa, favor, hola, buenas, buenos dias, bob, oye, puedes, podrias, puede, quiero, quisiera, saber, dime, decir, decirme, me, nos, te, ya, aun, todavia, ahora, ahora mismo, actualmente, hoy en dia, momento, sobre, acerca, respecto, cosa, alguna vez, otra vez, hecho, hizo, hicieron, hacer, hecha, hechos, mandado, mando, gracias, algo, mucho, muchos, muchas, como, cual, cuales, cuando, donde, quien, cuanto, cuantos, cuantas, tambien, solo, realmente, exactamente, si, ok, vale, duda, pregunta, mirar, ver, va, van, fue, fueron, ser, sido, estar, estaba, era, cada, otro, otra, concesionario, distribuidor, empresa, cuenta, registrado, registrada, registrados, registradas, sistema, registro, archivo, fecha, numero, n, cantidad, dinero, dolares, euros, pieza, piezas, repuesto, repuestos, articulo, articulos, contiene, contenia, contenido, incluye, lleva, llevaba, dentro, nombre, llamada, llamado, modelo, marca, tipo, detalle, detalles, informacion, dia, tenemos, tiene, tienen, tengo, tenia, han hecho, desde, hasta, entre, mas, menos, nuestro, nuestra, nuestros, nuestras, mi, mis, todo, todos, toda, todas, cliente, clientes, nuevo, nueva, nuevos, nuevas, linea, lineas, queda, quedan, falta, faltan, historial, realizado, realizada, anda, sigue, respuesta, trabajado, llevamos, lleva, llevan, luego, pasado, pasada, no, ni, sin, trabajo, juntas, juntos, suma, emitido, emitida, emitidas, emitidos, paso, ocurrio, estado, leer, leido, donde, concesion, sitio',
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
    days: { '-2': 'anteayer, antier, antes de ayer', '-1': 'ayer', '0': 'hoy', '1': 'manana' },
    current: 'este, esta, el actual, actual, en curso, el presente, presente',
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
    months:
      'enero/ene, febrero/feb, marzo/mar, abril/abr, mayo/may, junio/jun, julio/jul, agosto/ago, septiembre/sep/sept/setiembre, octubre/oct, noviembre/nov, diciembre/dic',
    weekdays: 'lunes, martes, miercoles, jueves, viernes, sabado, domingo',
    feasts: 'navidad=12-25, navidades=12-25, ano nuevo=01-01',
    parts:
      'primer trimestre=1+3, segundo trimestre=4+3, tercer trimestre=7+3, cuarto trimestre=10+3, primavera=3+3, verano=6+3, otono=9+3, invierno=12+3, primer semestre=1+6, segundo semestre=7+6',
    ambiguousMonths: 'mar, ago',
    isDayFirst: true,
  },
}
