import type { ActionWords, LimitWords } from './limit'

export const spanishLimits: readonly LimitWords[] = [
  { limit: 'cart', names: 'carrito, carritos', beside: 'algo, que, en, vacio, hay, queda' },
  {
    limit: 'cart',
    names: 'en el carrito, en mi carrito, en nuestro carrito, mi carrito, nuestro carrito, carrito de compra',
  },
  {
    limit: 'provider_balance',
    names: `
      saldo con el proveedor de pagos, saldo en el proveedor de pagos, saldo del proveedor de pagos, saldo en stripe,
      saldo con stripe, saldo de stripe
    `,
  },
  {
    limit: 'fuel',
    names: 'combustible, diesel, gasoil, gasolina, consumo de combustible',
    beside: `
      quemo, quemaron, gasto, gastaron, ha gastado, han gastado, consumio, consumieron, ha consumido, han consumido, uso,
      usaron, se gasto, se consumio, consumimos, consumo de combustible
    `,
    sign: 'amount',
  },
  {
    limit: 'wages',
    names: `
      sueldo, sueldos, salario, salarios, nomina, nominas, horas extra, aguinaldo, pagamos a los mecanicos,
      pagamos a los empleados, pagamos a los operadores, pagamos al personal, pagamos a nuestra gente,
      pagamos a nuestros mecanicos, pagamos a nuestros empleados, cuanto gana, cuanto ganan, cuanto cobra un mecanico,
      cuanto gano yo
    `,
  },
  {
    limit: 'attendance',
    names: `
      llego tarde, llegaron tarde, llega tarde al trabajo, falto al trabajo, vino a trabajar, vinieron a trabajar,
      baja medica, de baja por enfermedad, licencia medica, hoja de horas, horas he trabajado, horas trabaje
    `,
  },
  {
    limit: 'attendance',
    names: 'vacaciones, dias libres, dia libre, turno de noche, turno de hoy, de turno',
    beside: 'quien, quienes, mi, mis, sus, cuantos, cuantas',
  },
  {
    limit: 'drivers',
    names: `
      quien manejo, quien condujo, quien opero, quien estuvo manejando, quien estaba manejando, quien ha manejado,
      quien conducia, quien manejaba
    `,
  },
  { limit: 'drivers', names: 'quien uso, quien ha usado', sign: 'machine' },
  {
    limit: 'weather',
    names: `
      que tiempo hace, que tiempo hara, que tiempo va a hacer, como esta el tiempo, como esta el clima, que clima hace,
      va a llover, llovera, esta lloviendo, va a nevar, nevara, pronostico del tiempo, pronostico del clima
    `,
  },
  { limit: 'weather', names: 'llueve', sign: 'time' },
  { limit: 'profit', names: 'rentabilidad, margen de ganancia, margen bruto, margen de beneficio, rentables' },
  {
    limit: 'profit',
    names: 'margen, margenes, ganancia, ganancias, beneficio, beneficios, utilidad, utilidades, ganamos',
    sign: 'own',
  },
  {
    limit: 'machine_purchase',
    names: `
      precio de compra, costo de compra, coste de compra, fecha de compra, precio de adquisicion, costo de adquisicion,
      coste de adquisicion, precio original, costo comprar, costo nueva, costo nuevo, cuesta comprar, precio nueva,
      precio nuevo
    `,
    sign: 'named_machine',
  },
  {
    limit: 'warranty',
    names: 'garantia, garantias, garantizado, garantizada',
    sign: 'named_machine',
  },
  {
    limit: 'warranty',
    names: `
      en garantia, con garantia, vence la garantia, vencio la garantia, termina la garantia, acaba la garantia,
      garantia vigente, tiene garantia, tienen garantia, le queda de garantia, queda garantia, reclamo de garantia,
      fuera de garantia, bajo garantia
    `,
  },
  {
    limit: 'suppliers',
    names: 'proveedor, proveedores, precio de compra, costo de compra, coste de compra',
    sign: 'own',
  },
  {
    limit: 'insurance',
    names: `
      vence el seguro, vencio el seguro, poliza, polizas, aseguradora, compania de seguros, tiene seguro,
      tenemos seguro, tienen seguro, cuesta el seguro, costo del seguro, pagamos de seguro, prima del seguro,
      seguro contra, seguro de la maquina, seguro de las maquinas
    `,
  },
  {
    limit: 'machine_value',
    names: 'valor de reventa, valor de mercado, valor residual, valor en libros, depreciacion, valor de la maquina',
  },
  {
    limit: 'overheads',
    names: 'alquiler, arriendo, renta, hipoteca, prestamo, prestamos, recibo de luz, factura de luz, recibo de agua',
    beside: 'pagar, pagamos, pago, cuesta, cuanto, gastamos, debemos, cuando, costo',
  },
  {
    limit: 'accidents',
    names: 'accidente, accidentes, lesion, lesiones, incidente, incidentes',
    beside: 'cuantos, cuantas, quien, ultimo, hubo',
    sign: 'time',
  },
  {
    limit: 'contact_details',
    names: `
      fax, numero de fax, sitio web, pagina web, paginas web, sitios web, facebook, whatsapp, instagram, linkedin,
      horario de atencion, horarios de atencion, horario de apertura, horario comercial, horario de oficina,
      a que hora abren, a que hora abre, a que hora cierran, a que hora cierra, abren los sabados,
      abren los domingos, abren el sabado, abren el domingo, abre el sabado, abre el domingo, abiertos los sabados,
      abiertos los domingos, abiertos el sabado, abiertos el domingo
    `,
  },
  { limit: 'contact_details', names: 'estan abiertos, estan cerrados', sign: 'alone' },
  {
    limit: 'credit_limits',
    names: `
      limite de credito, limites de credito, linea de credito, lineas de credito, dias de credito, plazo de credito,
      dias para pagar, solvencia
    `,
  },
  {
    limit: 'tax_exemptions',
    names: `
      exento, exenta, exentos, exentas, exencion, exenciones, exencion de impuestos, libre de impuestos, numero fiscal,
      identificacion fiscal, cif, nif, rfc, ruc, nit
    `,
  },
  {
    limit: 'forecasts',
    names: `
      vamos a vender, vamos a gastar, vamos a facturar, vamos a ganar, vamos a pedir, vamos a comprar, vamos a cobrar,
      vamos a ingresar, venderemos, gastaremos, facturaremos, ganaremos, pediremos, compraremos, cobraremos,
      van a pedir, van a comprar, va a pedir, va a comprar, pedira, pediran, comprara, compraran,
      prevision de ventas, previsiones de ventas, pronostico de ventas, proyeccion de ventas, ventas previstas
    `,
  },
  {
    limit: 'others_conversations',
    names: `
      conversacion, conversaciones, chat, chats, charla, charlas, pregunto a bob, preguntado a bob, preguntaron a bob,
      pregunta a bob, le pregunto a bob, le pregunta a bob, preguntado al asistente, pregunto al asistente,
      preguntaron al asistente, preguntando a bob, preguntando al asistente, preguntas de, te pregunto, te preguntaron,
      te ha preguntado, te han preguntado, te pregunte, te he preguntado, le ha preguntado, ha preguntado
    `,
  },
  {
    limit: 'abilities',
    names: `
      que puedes hacer, que sabes hacer, que puede hacer bob, quien eres, que eres, que te puedo preguntar,
      que puedo preguntar, que puedo preguntarte, en que puedes ayudar, en que puedes ayudarme, en que me puedes ayudar,
      en que me ayudas, que haces
    `,
    sign: 'alone',
  },
]

export const spanishActions: ActionWords = {
  polite: `
    por favor, porfa, favor, bob, hola, oye, ok, vale, ahora, puedes, puede, podrias, podria, me puedes, me podrias,
    quiero que, necesito que, quisiera que, quiero, quisiera, necesito, me gustaria, debes, ayudame a, hay que, vamos a
  `,
  verbs: `
    cancela, cancelar, canceles, cancelame, anula, anular, anules, borra, borrar, borres, borrame, elimina, eliminar,
    elimines, quita, quitar, cambia, cambiar, cambies, cambiame, actualiza, actualizar, corrige, corregir, edita, editar,
    modifica, modificar, pon, poner, pongas, sube, subir, suba, baja, bajar, aumenta, aumentar, reduce, reducir, mueve,
    mover, traslada, trasladar, agrega, agregar, anade, anadir, registra, registrar, anota, anotar, aprueba, aprobar,
    acepta, aceptar, rechaza, rechazar, confirma, confirmar, paga, pagar, reembolsa, reembolsar, devuelve, devolver,
    envia, enviar, enviale, envies, manda, mandar, mandale, mandes, escribe, escribir, escribele, contesta, contestar,
    contestale, responde, responder, respondele, avisa, avisar, avisale, invita, invitar, crea, crear, haz, hacer, hazme,
    hazle, emite, emitir, programa, programar, agenda, agendar, factura, facturar, facturale, cotiza, cotizar, desactiva,
    desactivar, despacha, despachar
  `,
  orderVerbs: `
    pide, pideme, pidenos, pida, pedir, pidas, pidele, compra, comprame, compranos, comprar, encarga, encargame, encargar,
    ordena, ordenar, reserva, reservame, reservar, haz un pedido de,
    hacer un pedido de
  `,
  determiners: `
    un, una, unos, unas, el, la, los, las, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, este, esta, ese, esa,
    otro, otra, mas, todo, todos, al, a, le, me, nos, lo, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez,
    doce, veinte
  `,
  things: `
    colega, colegas, companero, companeros, companera, empleado, empleados, contrasena, correo, cliente, clientes,
    descuento, nivel de reposicion, nivel de pedido, punto de pedido, stock minimo, minimo de existencias, precio, precios, carrito, cita,
    lista de precios, direccion de entrega, direccion de envio, direccion de correo, mi direccion,
    nuestra direccion, un mensaje, cuenta, reserva
  `,
  shown: 'lista, listado, resumen, informe, tabla, pregunta, preguntas',
}
