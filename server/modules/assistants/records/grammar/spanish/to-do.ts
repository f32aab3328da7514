import type { Grammar } from '../grammar'

export const toDo: Grammar['toDo'] = {
  obliged: `
    me toca, me tocan, nos toca, nos tocan, tenemos que, tengo que, tiene que, tienen que, hay que, debemos, debo, deben, nos falta, nos faltan, me falta,
    me faltan, nos falta por, nos faltan por, nos queda por, nos quedan por, me falta por, me faltan por,
    tenemos pendiente, tenemos pendientes, hace falta
  `,
  ahead: `
    por, sin, falta, faltan, falta por, faltan por, queda por, quedan por, quedan, queda, pendiente de, pendientes de,
    a la espera de, en espera de, esperan, espera, esperando, quedan sin, queda sin, siguen sin, sigue sin, estan por,
    esta por, estan sin, esta sin, aun por, todavia por, aun sin, todavia sin, pendientes por, pendiente por, listo para,
    listos para, lista para, listas para
  `,
  denied: `
    no, aun no, todavia no, no se, aun no se, todavia no se, nunca, nunca se, nadie, no nos, aun no nos, todavia no nos,
    no me, no le, no les, tampoco
  `,
  awaiting: `
    pendiente de, pendientes de, a la espera de, en espera de, esperando, espera, esperan, falta, faltan, sin,
    a la espera del, pendiente del, pendientes del, aguarda, aguardan, aguardando
  `,
  between: `
    nadie, ha, han, hemos, he, habian, sido, aun, todavia, ya, nosotros, ustedes, ellos, ser, que, nos, se, lo, los, las, le,
    les, el, la, esta, estan, fue, fueron
  `,
  ofOwn: 'mi, mis, nuestra, nuestro, nuestras, nuestros',
  ofOther: 'su, sus, cliente, concesionario',
  behind: 'todavia, aun, ya',
  verbs: {
    ship: `
      enviar, enviado, enviada, enviados, enviadas, envio, despachar, despachado, despachada, despachados, despachadas,
      despacho, enviaron, enviamos, despacharon, despachamos, salir, salido
    `,
    send: `
      mandar, mandado, mandada, mandados, mandadas, mando, mandaron, mandamos, emitir, emitido, emitida, emitidos,
      emitidas
    `,
    pick: `
      preparar, preparado, preparada, preparados, preparadas, preparo, prepararon, preparamos, surtir, surtido, surtidos,
      empacar, empacado, empacados, alistar, alistado
    `,
    begin: 'empezar, empezado, empezo, tocar, tocado, toco',
    collect: `
      recoger, recogido, recogida, recogidos, recogidas, recogio, recogieron, retirar, que recojan, recojan
    `,
    receive: `
      recibir, recibido, recibida, recibidos, recibidas, recibio, recibieron, recibimos, recepcion, llegar, llegado,
      llego, llegaron, lleguen, llegue, volver, vuelto, regresar, regresado
    `,
    deliver: 'entregar, entregado, entregada, entregados, entregadas, entrega, entregaron, entrego',
    pay: `
      pagar, pagado, pagada, pagados, pagadas, pagaron, pago, pagamos, abonar, abonado, cobrar, cobrado, cobro, saldar,
      saldado
    `,
    refund: `
      reembolsar, reembolsado, reembolsada, reembolsados, reembolsadas, reembolso, reembolsaron, reembolsamos,
      devolver el dinero, abonar al cliente, reintegrar, reintegrado
    `,
    approve: `
      aprobar, aprobado, aprobada, aprobados, aprobadas, aprobo, aprobaron, aprobamos, aprobacion, aceptar, aceptado,
      aceptada, aceptados, aceptadas, aceptacion, autorizar, autorizado, autorizada, autorizados, autorizadas
    `,
    confirm: 'confirmar, confirmado, confirmada, confirmados, confirmadas, confirmo, confirmaron, confirmacion',
    answer: `
      responder, respondido, respondida, respondidos, respondidas, respondio, respondieron, respondimos, contestar,
      contestado, contestada, contestados, contestadas, contesto, contestaron, contestamos, respuesta, contestacion, decision
    `,
    price: 'cotizar, cotizado, cotizada, cotizados, cotizadas, poner precio, presupuestar, presupuestado, valorar',
    schedule:
      'programar, programado, programada, programados, programadas, agendar, agendado, agendada, agendados, agendadas',
    complete: `
      completar, completado, completada, completados, completadas, terminar, terminado, terminada, terminados, terminadas,
      cerrar, cerrado, cerrada, cerrados, cerradas, finalizar, finalizado
    `,
    cancel:
      'cancelar, cancelado, cancelada, cancelados, canceladas, cancelaron, anular, anulado, anulada, anulados, anuladas',
    read: 'leer, leido, leida, leidos, leidas, leyo, leyeron, leimos, abrir, abierto, abiertos',
  },
}
