import type { Grammar } from '../grammar'

export const details: Grammar['details'] = {
  address: `
    direccion, direccion de entrega, direccion de envio, domicilio, destino, lugar de entrega, lugar de envio,
    forma de entrega, modo de entrega, metodo de entrega, tipo de entrega, metodo de envio, forma de envio
  `,
  contact: `
    contacto, persona de contacto, destinatario, destinataria, consignatario, atencion de, a la atencion,
    correo de contacto, telefono, telefono de contacto, a quien va dirigido, va dirigido, dirigido a,
    a quien avisan, a quien se avisa, correos a
  `,
  note: `
    nota, notas, comentario, comentarios, observacion, observaciones, instruccion, instrucciones, indicacion,
    indicaciones, apunte, anotacion, aclaracion
  `,
  po_number: `
    numero de po, num de po, nro de po, po numero, numero de orden de compra, num de orden de compra,
    nro de orden de compra, numero de oc, numero de pedido del cliente, referencia del cliente,
    referencia de compra, nuestra referencia, nuestro po, que po
  `,
  tracking: `
    seguimiento, numero de seguimiento, codigo de seguimiento, enlace de seguimiento, link de seguimiento, rastreo,
    numero de rastreo, guia, numero de guia, guia de envio, transportista, paqueteria, mensajeria, fletera,
    primer paquete, segundo paquete, tercer paquete, ultimo paquete, cada paquete,
    empresa de transporte, compania de transporte, numero de paquete, enlace del paquete, link del paquete
  `,
  placed: `
    =compro, =compramos, =compraron, =compre, =pedimos, =pedi, =hizo, =hicieron, =realizo, =pidio, =pidieron, =encargo,
    =ordeno, =hecho, =coloco, =puso
  `,
  requested: '=solicito, =solicitaron, =solicitado, =solicitada, solicitud, =creo, =creado, =creada',
  reviewed: '=reviso, =revisaron, =revisado, =revisando, en revision',
  sent: '=envio, =enviaron, =mando, =mandaron, =enviado, =enviada, =cotizo, =emitio, emitido, emitida, emision',
  opened: '=abrio, =abrieron, =abierto, =vio, =vieron, =visto, lo ha visto, lo han visto, lo abrio',
  accepted: `
    =acepto, =aceptaron, =aceptado, =aceptada, =aprobo, =aprobaron, =aprobado, =aprobada, aceptacion, aprobacion,
    =confirmo, =proceso
  `,
  declined: `
    =rechazo, =rechazaron, =rechazado, =rechazada, =denego, =denegaron, =denegado, =declino, =nego, negativa
  `,
  revised: `
    cambio solicitado, cambios solicitados, cambio pedido, cambios pedidos, peticion de cambio, pedimos cambiar,
    pidieron cambiar, pidio cambiar, pidio el cambio, pidio un cambio, pidio cambios, pidieron cambios, cambio pedimos, cambios pedimos, cambio pidieron, cambios pidieron, que cambio
  `,
  withdrawn: '=retiro, =retiraron, =retirado, =retirada',
  expired: '=caduco, =caducaron, =caducado, =vencio, =vencido, =expiro, caducidad',
  begun: `
    =empezo, =empezaron, =empezado, =empezada, =comenzo, =comenzaron, =comenzado, =iniciado, =iniciada, =iniciaron,
    =trabajando, trabaja en, trabajan en, =tocado, =tocaron, atendiendo, en marcha, manos a la obra
  `,
  picked: '=preparo, =prepararon, =preparado, =preparada, =surtio, =surtieron, =surtido, preparacion, =empaco',
  shipped: `
    =enviaron, =enviado, =enviada, =despacho, =despacharon, =despachado, =mando, =mandaron, =salio,
    =salida, envio, expedicion
  `,
  delivered: `
    =entrego, =entregaron, =entregado, =entregada, =llego, =llegaron, =llega, =llegara, llegada, =recibio,
    =recibieron, =recogio, =recogieron, =firmo, =recibido
  `,
  edited: '=modifico, =modificaron, =modificado, =edito, =editado, =cambio, =cambiaron, =cambiado, modificacion',
  cancelled: '=cancelo, =cancelaron, =cancelado, =cancelada, =anulo, =anularon, =anulado, cancelacion, anulacion',
  paid: '=pago, =pagaron, =pagado, =pagada, =pagados, =pagadas, se cobro, se ha cobrado, fecha de pago, dia de pago',
  failed: `
    =fallo, =fallaron, =fallado, =fallido, =fallida, =fallidos, falla, no paso, no se cobro, no entro, =error
  `,
  refunded: '=reembolso, =reembolsaron, =reembolsado, =reembolsada, devolvio el dinero, devolvieron el dinero',
  disputed: '=disputa, =disputan, =disputo, =reclama, =reclaman, =impugna, =impugno, =disputado, contracargo',
  answered: `
    =respondio, =respondieron, =respondido, =contesto, =contestaron, =contestado, =responder, =contestar, =contestamos,
    =respondemos, plazo, fecha limite
  `,
  returned: '=devolvio, =devolvieron, =devuelto, =devuelta, devolucion, devoluciones, =regreso, =regresaron',
  scheduled: `
    =programado, =programada, =programo, fecha programada, dia programado, cita, =agendado, =agendada, =agendo,
    fecha prevista, dia previsto
  `,
  completed: '=completo, =completado, =termino, =terminado, =terminada, =finalizo, =finalizado, =cerro, finalizacion',
  lines: `
    lineas, renglones, =partidas, contenido, contiene, que lleva, que llevaba, que trae, que traia, que incluye,
    que incluia, que contenia, que tenia, que venia en, que viene en, que hay en, que habia en
  `,
  price: `
    precio normal, precio regular, precio, precios, precio unitario, precios unitarios, precio por unidad, precio por pieza, precio de cada, precio cada,
    precio de cada pieza
  `,
  subtotal: `
    subtotal, importe neto, monto neto, neto, sin impuestos, antes de impuestos, sin iva, antes de iva, antes del iva,
    base imponible
  `,
  tax: 'impuesto, impuestos, iva, itbis, igv, tasa de impuesto, tipo impositivo',
  core_charge: `
    casco, cascos, cargo por casco, cargos por casco, deposito por casco, importe del casco, cargo de casco,
    deposito de casco, core, cores
  `,
  terms: `
    condiciones de pago, condicion de pago, forma de pago, formas de pago, metodo de pago, modo de pago,
    terminos de pago, =terminos, condiciones, como se pago, como se paga, por adelantado, a cuenta
  `,
  card: 'tarjeta, que tarjeta, cual tarjeta, con que tarjeta, numero de tarjeta, ultimos cuatro, tipo de tarjeta',
  fee: 'comision, comisiones, tarifa, nos cobro, cargo del proveedor',
  refundable: `
    =reembolsable, se puede reembolsar, podemos reembolsar, queda por reembolsar, aun se puede reembolsar,
    todavia se puede reembolsar, puede reembolsarse, se puede devolver, podemos devolver, reembolsar todavia
  `,
  reference: 'referencia, referencia del proveedor, id de pago, numero de transaccion, id de transaccion',
  order: 'numero de pedido, en que pedido, que pedido, pedido resultante',
  machine: 'que maquina, para que maquina, de que maquina',
  due_date: `
    =vence, =vencen, =vencera, vencimiento, fecha de vencimiento, dia de vencimiento, plazo de pago, dias de pago,
    dias para pagar, dias de credito, fecha limite de pago, hasta cuando hay que pagar, hay que pagarla, hay que pagarlo,
    cuando hay que pagar, hay que pagar
  `,
  validity: `
    =valido, =valida, validez, vigente, vigencia, sigue vigente, valido hasta, valida hasta, ultimo dia, caduca,
    hasta cuando vale, vale hasta, hasta cuando sirve, caducidad, fecha de caducidad, vence, vencimiento, ya vencio,
    ya caduco, sigue valido, sigue en pie
  `,
  hours: 'horas, lectura, horometro, a cuantas horas, con cuantas horas, cuantas horas',
  labor: 'mano de obra, minutos, tiempo de trabajo, horas de trabajo, horas de mano de obra',
  who: '',
  when: '',
  where: '',
  reason: `
    por que, porque, motivo, motivos, razon, razones, causa, a que se debe, por que razon, por que motivo, xq, pq,
    explicacion
  `,
  history: `
    historial, cronologia, eventos, recorrido, =que paso, que ha pasado, =pasos, registro, trayectoria, progreso
  `,
  status: 'estado, estado del, estado de, en que estado, situacion, como va, como van',
  number: `
    numero de factura, numero de la factura, numero de su factura, num de factura, nro de factura,
    numero de presupuesto, numero del presupuesto, numero de cotizacion, numero de la cotizacion,
    numero de factura rectificativa
  `,
  rest: `
    falta, faltan, que falta, que faltan, falta por llegar, faltan por llegar, queda por llegar, quedan por llegar,
    por llegar, sin llegar
  `,
  backorder: 'piezas que espera, piezas que esperan, repuestos que espera, repuestos que esperan',
  stock: '',
  replacement: '',
  serial:
    'numero de serie de, numero de serie del, numero de serie tiene, que numero de serie, que serie, su numero de serie',
  model: 'que modelo, cual es el modelo, modelo de, modelo del, de que modelo, que marca',
  owner:
    'para quien, para quienes, de quien es, de quien son, a quien pertenece, a quien pertenecen, pertenece, propietario, propietaria, dueno, duena',
}
