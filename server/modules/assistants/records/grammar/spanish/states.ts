import type { Grammar } from '../grammar'

export const states: Grammar['states'] = {
  // What people think of answers is read from more words than phrases have.
  liked: '',
  disliked: '',
  open: `
    abierto, abierta, abiertos, abiertas, pendiente, pendientes, en curso, activo, activa, activos, sin terminar,
    sin completar, actuales, vigente, vigentes, sin cerrar,
    en juego, retenido, retenida, retenidos, inmovilizado, en el aire,
    en negociacion, negociando, negociandose, en discusion
  `,
  overdue: `
    mantenimiento atrasado, mantenimientos atrasados, servicio atrasado, servicios atrasados, esta atrasado,
    vencido, vencida, vencidos, vencidas, atrasado, atrasada, atrasados, atrasadas, con retraso, retrasado,
    retrasada, pasado de fecha
  `,
  due: `
    le toca, les toca, toca, tocan, necesita servicio, necesita mantenimiento, necesitan mantenimiento,
    necesita revision, necesitan revision, necesitan servicio, requieren mantenimiento
  `,
  soon: `
    pronto, en breve,
    proximos a vencer, proximo a vencer, proximamente
  `,
  to_pay: 'pendiente de pago, pendientes de pago, esperando el pago, a la espera de pago',
  unpaid: `
    sin pagar, por pagar, falta pagar, faltan por pagar, debemos, hay que pagar, debo, no pagado, no pagada,
    no pagados, no pagadas, impagado, impagada, impagados, impagadas, no hemos pagado, impago, adeudado,
    no se ha pagado, no estan pagadas, no estan pagados, nos debe, nos deben, le debemos, les debemos, adeuda,
    adeudan, adeudamos, deuda, deudas, saldo, saldo pendiente, saldos pendientes, nos adeuda, nos adeudan,
    falta por cobrar, por cobrar, sin cobrar, cobros pendientes, pendiente de cobro, pendientes de cobro,
    nunca se pagaron, nunca se pago, no se pagaron, no se pago, sin abonar, no pagaron, no pago, no han pagado,
    no ha pagado
  `,
  paid: 'pagado, pagada, pagados, pagadas, cobrado, cobrada, ya pagado, pagamos, pague',
  in_progress: 'en proceso, en preparacion, en marcha, procesandose',
  to_pick: `
    hay que preparar, por preparar, sin preparar, por empacar, por surtir, sin surtir, sin empezar
  `,
  to_ship: `
    por enviar, sin enviar, no enviado, no enviados, falta enviar, faltan por enviar, pendiente de envio,
    pendientes de envio, pendientes de enviar, no se ha enviado, no se han enviado, hay que enviar,
    tenemos que enviar, falta por enviar, por despachar,
    sin despachar
  `,
  backordered: `
    sin existencias, sin stock, agotado, a la espera de existencias, esperando existencias, pendiente de existencias,
    falta de existencias, esperando piezas, espera piezas, espera repuestos, espera existencias, esperan piezas, esperan existencias, en espera de piezas,
    en espera de repuestos, en espera de existencias, a la espera de piezas, a la espera de repuestos,
    esperando repuestos, esperan repuestos, falta de piezas, falta de repuestos, faltan piezas, faltan repuestos,
    por falta de stock, por falta de existencias, por falta de piezas, falta de stock, sin piezas, pedidos parados,
    pedidos atascados, pedidos retenidos, pedidos demorados, pedido parado, pedido demorado, pedidos detenidos
  `,
  on_its_way: `
    en camino, en transito, enviado, enviada, enviados, enviadas, despachado, despachada, ya salio, en ruta,
    de camino, salido, se envio, ha salido, se enviaron, se mando, se mandaron, enviaron, enviamos, mandamos,
    mandaron, han salido, despachamos, despacharon, se despacho, se despacharon, pedidos salieron, salieron pedidos,
    pedido salio, salio el pedido, paquetes salieron, salio el paquete, paquete salio, pedidos han salido
  `,
  partly_shipped: `
    enviado en parte, enviados en parte, parcialmente enviado, enviado parcialmente, parcialmente enviados,
    envio parcial, enviado solo en parte, salieron en parte, pedidos incompletos, pedido incompleto,
    pedidos a medias, enviados a medias, enviado a medias, entregado en parte, entregados en parte
  `,
  ready_for_pickup: `
    lista para pickup, listo para pickup, listas para pickup, listos para pickup, lista pa pickup, listo pa pickup,
    pedido listo, pedidos listos, pedidos estan listos, listo el pedido, listo mi pedido, listos los pedidos,
    listo para recoger, listos para recoger, lista para recoger, se puede recoger, para recoger, por recoger,
    esperan recogida, espera recogida, esperando recogida, pendiente de recogida, pendientes de recogida,
    pendiente de recoger, pendientes de recoger, listo para recogida, listos para recogida, listo para retirar,
    listos para retirar, sin recoger, no han recogido, no ha recogido, por retirar, listo en el mostrador,
    pedidos por recoger, recogio su pedido, recogio el pedido, recogieron su pedido, recogido su pedido,
    recogido el pedido
  `,
  delivered: `
    entregado, entregada, entregados, entregadas, llegado, llego, llegaron, recibido, recibidos,
    entrego, entregaron, se entrego, se entregaron, han entregado, ha entregado, fueron entregados, recibimos,
    hemos recibido, nos llego, nos llegaron, han llegado, ha llegado
  `,
  completed: `
    completado, completada, completados, completadas, terminado, terminada, terminados, cerrado, cerrados,
    finalizado, finalizados
  `,
  cancelled: `
    cancelado, cancelada, cancelados, canceladas, anulado, anulada, anulados, anuladas,
    cancelo, cancelaron, cancelamos, anulo, anularon, anulamos, se cancelo, se cancelaron, se anulo, se anularon
  `,
  expired: `
    caducado, caducada, caducados, caducadas, expirado, expirada, expirados, expiradas, ya no vale,
    caducaron, caduco, expiraron, expiro, vencieron, vencio, han caducado, ha caducado,
    vencieron sin pago
  `,
  failed: `
    correos que no se pudieron enviar, correos no enviados, correos fallidos, correos que fallaron, correos que no salieron,
    fallido, fallida, fallidos, fallidas, fallo, fallado, tarjeta rechazada, pago rechazado, no se pudo leer,
    fallaron, no paso, no pasaron, rebotaron, reboto, rebotado, rebotada, no se cobro, no entro
  `,
  returned: `
    devuelto, devuelta, devueltos, devueltas, devolucion, devoluciones, devolvieron, devolvimos, se devolvio,
    se devolvieron
  `,
  refunded: 'reembolsado, reembolsada, reembolsados, reembolso, reembolsos',
  disputed: 'disputado, disputada, disputados, en disputa, disputa',
  won: 'ganado, ganada, ganados, ganadas, ganamos, a nuestro favor',
  lost: 'perdido, perdida, perdidos, perdidas, perdimos, en nuestra contra',
  accepted: `
    aceptado, aceptada, aceptados, aceptadas, aprobado, aprobada, aprobados, aprobadas,
    acepto, aceptaron, aceptamos, aprobo, aprobaron, aprobamos, se convirtieron en pedido,
    se convirtieron en pedidos, se convirtio en pedido, convertido en pedido, convertidos en pedido,
    pasaron a pedido, paso a pedido, acabaron en pedido, terminaron en pedido, terminaron en pedidos
  `,
  declined: `
    rechazado, rechazada, rechazados, rechazadas, denegado, denegada, denegados, denegadas, declinado,
    rechazo, rechazaron, denego, denegaron, no quiso, no quisieron,
    no acepto, no aceptaron, no aceptado, no aceptada, no aceptados, no aceptadas
  `,
  waiting: `
    sin respuesta, sin una respuesta, no han respondido, no ha respondido, no han contestado, no ha contestado,
    no hemos respondido, no hemos contestado, no respondido, no respondidos, aun sin respuesta, esperando respuesta,
    espera respuesta, esperan respuesta, por responder, por contestar, sin responder, sin contestar,
    pendiente de respuesta, pendientes de respuesta, por aprobar, mi aprobacion, nuestra aprobacion,
    necesitan aprobacion, necesita aprobacion, hay que aprobar, tengo que aprobar, pendiente de aprobacion,
    pendientes de aprobacion, pendientes de aprobar, esperando aprobacion, por revisar, esperan nuestra respuesta,
    espera nuestra respuesta, tenemos que responder, tenemos que aprobar, por cotizar,
    pendiente de contestar, pendientes de contestar, pendiente de responder, pendientes de responder,
    pendiente de cotizar, pendientes de cotizar, pendientes de precio, esperan precio, esperando precio,
    que aceptar, tengo que aceptar, tenga que aceptar, hay que aceptar, tenemos que aceptar, por aceptar,
    aceptar o rechazar, por decidir, que decidir, nos toca a nosotros, de nuestro lado, esperando a nosotros, esperando por nosotros,
    esperan de nosotros, espera de nosotros, pendiente de nosotros, pendientes de nosotros, depende de nosotros,
    dependen de nosotros, nos esperan a nosotros, esperan por nosotros, nos toca responder, nos toca contestar,
    nos toca aprobar, esperandonos, en nuestra cancha,
    nadie contesto, nadie respondio, nadie ha contestado, nadie ha respondido, nadie contesta, nadie atendio
  `,
  with_them: `
    esperando al concesionario, esperan al concesionario, espera al concesionario, a la espera del concesionario,
    en espera del concesionario, pendiente del concesionario, pendientes del concesionario, de su lado, en su lado,
    les toca a ellos, le toca al concesionario, toca al concesionario, depende de ellos, dependen de ellos,
    depende del concesionario, dependen del concesionario, esperando a ellos, esperando su respuesta,
    esperan su respuesta, espera su respuesta, a la espera de su respuesta, el concesionario no ha respondido,
    el concesionario no ha contestado, no nos han respondido, no nos han contestado, no nos ha respondido,
    no nos ha contestado
  `,
  awaiting_answer: `
    esperando al cliente, espera del cliente, a la espera del cliente, el cliente no ha respondido,
    el cliente no ha contestado, los clientes no han respondido, clientes sin responder,
    valido, valida, validos, validas, siguen en pie, sigue en pie, en pie, les toca a ellos,
    no ha decidido, no han decidido, sin decidir, por decidir el cliente, no se ha decidido, no se han decidido,
    no se decide, no se deciden, esperando decision
  `,
  declined_by_us: `
    rechazamos, denegamos, hemos rechazado, hemos denegado, rechazado por nosotros, rechazados por nosotros,
    rechazadas por nosotros, denegado por nosotros, dijimos que no
  `,
  declined_by_them: `
    rechazado por el cliente, rechazados por el cliente, rechazadas por el cliente, rechazo el cliente,
    rechazaron los clientes, nos rechazaron, nos rechazo, nos han rechazado, nos denegaron
  `,
  withdrawn: `
    retirado, retirada, retirados, retiradas, retiro, retiraron, retiramos, echo atras, echaron atras
  `,
  in_review: 'en revision, en estudio, revisandose, se esta revisando, se estan revisando, siendo revisados',
  to_revise: `
    cambio solicitado, cambios solicitados, cambios pedidos, pidio cambios, pidieron cambios, pide cambios,
    piden cambios, solicito cambios, quiere cambios, quieren cambios, por corregir, por modificar, por cambiar
  `,
  unpriced: `
    sin precio, sin precios, sin cotizar, sin presupuestar, no cotizado, no cotizados, no cotizadas, aun sin precio,
    todavia sin precio, por presupuestar, no hemos cotizado, no se ha cotizado, no se han cotizado
  `,
  unsent: `
    sin enviar, por enviar, no enviado, no enviados, no hemos enviado, no hemos mandado, sin mandar, por mandar,
    listo para enviar, listos para enviar, no se han enviado, no se ha enviado
  `,
  scheduled: 'programado, programados, programada, programadas, agendado, agendados',
  draft: 'borrador, borradores, en borrador',
  answered: 'respondido, nos enviaron, nos mandaron, con precio',
  unread: 'sin leer, no leido, no leidos, por leer, no hemos leido, no he leido',
  to_answer: `
    por responder, por contestar, sin responder, sin contestar, sin respuesta, tenemos que responder,
    tengo que responder, hay que responder, hay que contestar, tengo que contestar, tenemos que contestar,
    pendiente de respuesta, pendientes de respuesta, esperan respuesta, espera respuesta, esperan nuestra respuesta,
    no hemos respondido, no hemos contestado, pendientes, pendiente, abiertos,
    podemos contestar, podemos responder, puedo contestar, puedo responder, contestar, responder
  `,
  sent: `
    enviamos, mandamos, escribimos, escribi, mande, envie, hemos escrito, he escrito, hemos enviado, he enviado,
    hemos mandado, he mandado, respondimos, respondi, contestamos, conteste, dijimos, dije, nuestros mensajes a,
    mensajes enviados, mensaje enviado, mensajes nuestros,
    enviados por nosotros, escritos por nosotros, salientes
  `,
  received: `
    recibimos, hemos recibido, recibi, he recibido, recibido, recibidos, mensaje nuevo, mensajes nuevos, nuevos mensajes, nuevo mensaje, del concesionario,
    del distribuidor, nos escribio, nos escribieron, nos ha escrito, nos dijo, escribio el, dijo el, respondio,
    respondieron, contesto, contestaron, respuesta, ha respondido, ha contestado, nos respondio, nos contesto,
    nos mandaron, nos enviaron, nos mando, nos envio, que nos llegaron, entrantes, contestado, respondido
  `,
  not_ordered: `
    no ha pedido, no han pedido, no pidio, no pidieron, no nos ha pedido, no nos han pedido, no ha comprado,
    no han comprado, no compro, no compraron, no nos ha comprado, no nos han comprado, no nos compro, no nos compra,
    no compra, no compran, no pide, no piden, sin pedidos, sin pedir, sin comprar, sin compras, no ha hecho pedidos,
    no han hecho pedidos, no ha hecho ningun pedido, no han hecho ningun pedido, no hizo pedidos, no hicieron pedidos,
    dejo de comprar, dejaron de comprar, ha dejado de comprar, no tiene pedidos, no tienen pedidos
  `,
  reserved: `
    reservado, reservada, reservados, reservadas, apartado, apartada, apartados, apartadas, comprometido, comprometidos,
    comprometidas
  `,
  low: `
    se estan acabando, se esta acabando, se estan agotando, por acabarse, quedan pocos, quedan pocas, quedan poco,
    debajo del minimo, por debajo del minimo, bajo el minimo, bajo minimo, debajo del nivel de reposicion,
    por debajo del nivel de reposicion, por debajo del nivel de pedido, debajo del nivel de pedido,
    pocas existencias, existencias bajas, bajas existencias, piezas bajas, bajo de existencias, por reponer,
    reponer, hay que reponer, tenemos que reponer, poco stock, bajo stock
  `,
  out_of_stock: 'agotado, agotada, agotados, agotadas, sin existencias, sin stock, no hay existencias',
  admin: `
    administrador, administradores, administradora, administradoras,
    admin, admins, administra
  `,
  machine_operator: `
    operador, operadores, operadoras,
    operador de maquina, operadores de maquina, operadores de maquinas, operaria, operario, operarios, maquinista,
    maquinistas
  `,
  invited: `
    invitado, invitada, invitados, invitadas,
    invitacion, invitaciones, no ha aceptado, no han aceptado, sin aceptar, por aceptar
  `,
  deactivated: 'desactivado, desactivada, desactivados, desactivadas, inactivo, inactivos',
  org_user: 'usuario normal, usuarios normales, usuario de la organizacion, usuarios de la organizacion',
  dealership: `
    cuantos concesionarios, cuantos distribuidores, concesionarios hay, son concesionarios, son distribuidores,
    lista de concesionarios, todos los concesionarios, y concesionarios, y distribuidores, concesionarios y,
    distribuidores y
  `,
  customer: '',
  upcoming: '',
  // What is still to be done of records says these.
  to_receive: '',
  // What has left, whether it has arrived or not.
  dispatched: 'ultimo envio, envio mas reciente',
  undelivered: 'nos llegan, van a llegar, va a llegar, por llegar, falta por llegar, faltan por llegar',
  to_refund: '',
  to_schedule: '',
  not_cancelled: '',
  // Words that change the stock say these.
  counted: '',
  adjusted: '',
  moved: '',
  retired: `
    dado de baja, dada de baja, dados de baja, dadas de baja, fuera de servicio, retirada, retiradas,
    de baja, que ya no se usan, que ya no usamos, fuera de uso, retirado, retirados
  `,
  operation_manual: `
    manual de operacion, manual del operador, manuales de operacion, manual de uso, manual de instrucciones
  `,
  parts_manual: `
    manual de piezas, manuales de piezas, manual de partes, manual de repuestos, libro de piezas,
    catalogo de piezas, lista de piezas
  `,
  service_manual: 'manual de servicio, manuales de servicio, manual de taller, manual de reparacion',
  being_read: `
    leyendose, se esta leyendo, se estan leyendo,
    procesando, procesandose, en proceso, sin procesar, indexando, cargando, todavia leyendose
  `,
}
