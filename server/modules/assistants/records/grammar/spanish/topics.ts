import type { Grammar } from '../grammar'

export const topics: Grammar['topics'] = {
  feedback: `
    feedback, retroalimentacion, pulgar arriba, pulgar abajo, pulgares arriba, pulgares abajo, pulgares hacia arriba,
    pulgares hacia abajo, pulgar hacia arriba, pulgar hacia abajo, gustaron las respuestas, gusto la respuesta,
    gustan las respuestas, gusta la respuesta
  `,
  links: `
    enlace publico, enlaces publicos, enlace de acceso, enlaces de acceso, enlace compartido, enlaces compartidos,
    liga publica, ligas publicas, sin contrasena, sin contrasenas, sin iniciar sesion, sin usuario, sin clave, sin login
  `,
  email_choices: `
    preferencias de correo, preferencias de correos, ajustes de correo, ajustes de correos, opciones de correo,
    preferencias de notificaciones, ajustes de notificaciones, configuracion de notificaciones,
    configuracion de correos
  `,
  emails: `
    bandeja de salida, salieron los correos, se enviaron los correos, correos que envio el sistema, correos mando el sistema,
    correos envio el sistema, correos ha enviado el sistema, correo de aviso, correos de aviso, aviso por correo,
    avisos por correo, correos automaticos, correo de mantenimiento, correos de mantenimiento, notificaciones por correo,
    correos del sistema, correos que no se pudieron enviar, correos no enviados, correos fallidos, correos que fallaron, correos que no salieron
  `,
  credit_notes: `
    nota de credito, notas de credito, factura rectificativa, facturas rectificativas, abono, nota de abono
  `,
  invoices: `
    factura, facturas, facturado, facturacion, recibo, facturaron, nos facturaron, facturada, facturados,
    facturadas, factura emitida
  `,
  maintenance_quotes: `
    presupuesto de mantenimiento, presupuestos de mantenimiento, cotizacion de mantenimiento,
    cotizaciones de mantenimiento, presupuesto de servicio, presupuestos de servicio, cotizacion de servicio,
    cotizaciones de servicio, presupuesto del mantenimiento, presupuesto del servicio, oferta de mantenimiento,
    presupuesto de revision, presupuesto de la revision, cotizacion del servicio
  `,
  quotes: `
    presupuesto, presupuestos, cotizacion, cotizaciones, oferta, ofertas, cotizado, solicitud de precio,
    cotizaron, cotizo, cotizamos, nos cotizaron, nos cotizo, presupuestado, presupuestaron, propuesta de precio,
    propuestas de precio,
    nos piden por, nos pide por, piden por, nos cobrarian por, nos cobraria por
  `,
  refunds: `
    reembolso, reembolsos, reembolsar, reembolsaron, reembolsamos, reembolsado, dinero devuelto, nos devolvieron,
    devolvimos dinero, dinero de vuelta, devolucion de dinero, devoluciones de dinero, nos han devuelto,
    nos reembolsaron,
    devolvimos, se devolvio dinero, devolvio el dinero, devolvieron el dinero, devolvimos el dinero,
    regresaron el dinero, nos regresaron, reintegro, reintegros, reintegramos, reintegraron, devolver dinero,
    se devolvio, devuelto a los clientes, devuelto a clientes
  `,
  returns: `
    devolucion, devoluciones, solicitud de devolucion, solicitudes de devolucion, piezas devueltas
  `,
  payouts: `
    deposito, depositos, deposito bancario, depositos bancarios, depositaron, depositado, depositan, transferencia,
    transferencias, transferido, liquidacion, liquidaciones, desembolso, desembolsos, abono en el banco, abono del banco, abonos del banco, ingreso del banco, ingresos del banco, deposito del banco, depositos del banco,
    abonos en el banco, abonos en su banco, abonos en nuestro banco, abonos recibio, abonos recibimos, abonos hemos recibido, abono bancario, abonos bancarios, pago al banco, pagos al banco, ingreso en el banco,
    ingresos en el banco, al banco, en el banco, a nuestra cuenta, en nuestra cuenta,
    deposito el procesador, llego al banco, llegaron al banco, llega al banco, entro al banco, entraron al banco,
    entro en el banco, ingreso el banco, nos transfirio, nos transfirieron, transfirio, transfirieron, nos ingreso,
    nos ingresaron, ingresaron en el banco, ingreso en cuenta, ingresos en cuenta, cayo en la cuenta, en la cuenta,
    a la cuenta, cuenta del banco, la cuenta bancaria, nuestra cuenta bancaria, remesa, remesas,
    mando el procesador, envio el procesador, pago el procesador, abono el procesador,
    cayo el deposito, cayo dinero, cayo el dinero, cayo el pago del banco, llego el deposito
  `,
  card_fees: `
    comision, comisiones, comision de tarjeta, comisiones de tarjeta, comisiones de la tarjeta,
    comisiones de las tarjetas, comisiones por tarjeta, comisiones de tarjetas, comisiones bancarias,
    comisiones de pago, comisiones de los pagos, comisiones por los pagos, comisiones de stripe, cargos por tarjeta,
    tarifas de tarjeta, costo de las tarjetas, coste de las tarjetas,
    cobra el procesador, cobro el procesador, se queda el procesador, se quedo el procesador,
    cuesta el procesador, costo del procesador, comision del procesador, comisiones del procesador,
    costaron los cobros, cuestan los cobros, costaron los pagos con tarjeta, cuestan los pagos con tarjeta,
    cuesta cobrar, costo cobrar, cuesta cobrar con tarjeta, cobra stripe, cobro stripe, se lleva stripe,
    se lleva el procesador, se llevo el procesador, nos descuentan por tarjeta
  `,
  disputes: `
    disputa, disputas, contracargo, contracargos, retrocesion, retrocesiones, reclamacion del banco,
    reclamaciones del banco, cargo disputado, cargos disputados, reclamo del banco, reclamos del banco,
    disputado el pago, impugnado, impugnada, impugnados, impugnacion, impugnaciones, impugno, impugnaron, impugna,
    cargo impugnado, desconocio el cargo, desconoce el cargo, desconocieron el cargo, reclamo de pago,
    reclamos de pago, pago reclamado, disputo, disputaron, disputando, reclaman el pago, reclama el pago,
    reclamaron el pago, reclamo el pago, reclamando el pago, reclaman el cargo, reclama el cargo,
    reclamaron el cargo
  `,
  payments: `
    pago, pagos, cobro, cobros, nos pago, nos han pagado, dinero entro, dinero recibido, dinero recibimos,
    ingreso dinero, pagos con tarjeta,
    cobramos, hemos cobrado, han cobrado, cobraron, entro dinero, nos pagaron, nos paga,
    nos pagan, pagaron los clientes, pagaron con
  `,
  spending: `
    gastar, gasta, gastan, mejor cliente, mejores clientes, mayor cliente, pieza mas vendida, piezas mas vendidas,
    pieza mas comprada, piezas mas compradas, gasto, gastos, gastado, gastamos, gastaron, gaste, ventas, vendido, vendio,
    vendimos, vendemos, venta, ingresos, facturamos, nos costo, nos cuesta, nos ha costado, nos han costado,
    invertido, costo total, coste total, pagado en total, dinero en, desembolsado,
    por ingresos, por importe, por ventas, facturado en total, se vende mas, se venden mas, se vende mejor, se venden mejor, vende mejor, venden mejor, compra mas, compran mas, se vendio mas,
    se vendieron mas, mas vendido, mas vendida, mas vendidas, mas vendidos, mas pedida, mas pedidas, mas comprada,
    mas compradas, vende mas, mejor comprador, mejores compradores, mayor comprador, mejor mes, peor mes,
    llevamos gastado, hemos gastado, desembolso en piezas, nos gastamos, se gasto, costaron los pedidos,
    cuanto se fue en, cuanto se nos fue, se nos fue en, se ha ido en, dejado en, pagado por, pagamos por, pague por,
    hemos pagado por
  `,
  messages: `
    mensaje, mensajes, bandeja de entrada, correspondencia,
    correos, correos electronicos, emails, e-mails, mails, conversacion con,
    conversaciones con, comunicacion con, comunicaciones, recado, recados, nota del concesionario
  `,
  turnaround: `
    tardamos en enviar, tardamos en despachar, tardamos en sacar, dias para enviar, dias para despachar, tiempo de envio,
    tiempo de despacho, tiempo medio de envio, tardan en salir, tarda en salir un pedido, tasa de cumplimiento
  `,
  kits: `
    kit de servicio, kits de servicio, kit de mantenimiento, kits de mantenimiento, kit de las,
    que kit, que kits, cuales kits, h kit, kits hay, kits tenemos, los kits, nuestros kits,
    un kit para, algun kit para, el kit para, hay kit para, hay un kit
  `,
  bundles: 'conjunto, conjuntos, lote de piezas, lotes de piezas',
  movements: `
    movimiento de existencias, movimientos de existencias, movimiento de stock, movimientos de stock,
    movimientos de almacen, movimientos de inventario, historial de existencias, historial de stock,
    historial de inventario, recuento de existencias, recuentos de existencias, recuento de inventario,
    ajuste de inventario, ajustes de inventario, traslado de existencias, traslados de existencias,
    entradas de mercancia, entrada de mercancia, cambios de existencias
  `,
  locations: `
    ubicacion de existencias, ubicaciones de existencias, ubicaciones de stock, ubicaciones tenemos, que ubicaciones,
    nuestras ubicaciones, que almacenes, almacenes tenemos, nuestros almacenes, que bodegas, bodegas tenemos,
    nuestras bodegas, ubicaciones de almacen
  `,
  stock: `
    en el estante, en los estantes, en estanteria, en la estanteria, en las estanterias, punto de pedido, punto de reorden, nivel de pedido, donde guardamos, donde almacenamos,
    por debajo del minimo, debajo del minimo, bajo el minimo, bajo minimo, por debajo del nivel de reposicion,
    debajo del nivel de reposicion, por debajo del nivel de pedido, debajo del nivel de pedido, existencias,
    existencia, en existencias, en existencia, inventario, stock, en stock, pocas existencias, poco stock,
    bajo stock, sin existencias, sin stock, piezas bajas, en almacen, almacen, en el almacen, reponer, reposicion,
    nivel de reposicion, por reponer, precio, precios, precio de, precio del
  `,
  stock_levels: 'lista de existencias, todo el inventario, todo el almacen',
  due: `
    vencido, hay que hacerle, hay que hacer, que le hace falta, que le falta, vencida, vencidos, vencidas, vence,
    vencen, vencera, atrasado, atrasada, atrasados, atrasadas, proximo servicio, proxima revision,
    proximo mantenimiento, proximo cambio, siguiente servicio, siguiente revision, siguiente mantenimiento,
    mantenimiento pendiente, mantenimientos pendientes, servicio pendiente, servicios pendientes,
    revision pendiente, revisiones pendientes, horas hasta, horas para, horas faltan, horas quedan, horas le faltan,
    horas le quedan, cuanto falta, cuanto le falta, cuanto queda, cuanto tiempo falta, dias faltan, dias quedan,
    dias hasta, le toca, les toca, toca, tocan, toca servicio, toca revision, necesita servicio,
    necesita mantenimiento, necesitan mantenimiento, necesita revision, necesitan servicio, necesitan revision,
    requiere mantenimiento, requieren mantenimiento, requiere servicio, faltan para, falta para,
    proximos servicios, proximos mantenimientos, proximas revisiones, proxima inspeccion, siguientes servicios,
    siguientes mantenimientos, mantenimiento proximo, servicio proximo, mantenimientos proximos,
    servicios proximos, toca el servicio, toca mantenimiento, toca el mantenimiento, toca la revision, tocara,
    tocaran, corresponde, por vencer, por hacer, esta atrasado, mantenimiento atrasado, mantenimientos atrasados,
    servicios atrasados, le corresponde
  `,
  done: `
    historial de servicio, historial de mantenimiento, historial de servicios, historial, libro de mantenimiento,
    ultimo servicio, ultima revision, ultimo mantenimiento, ultimo cambio, ultimos servicios, ultimas revisiones,
    ultimos mantenimientos, servicio hecho, mantenimiento hecho, mantenimientos hechos, mantenimiento realizado,
    mantenimientos realizados, trabajos hechos, se hizo el servicio, se hizo la revision, se hizo el mantenimiento,
    se le hizo, le hicieron, le hicimos, hicimos el servicio,
    ultimo cambio de aceite, ultima inspeccion, quien le hizo, quien hizo, se hizo el ultimo, se le ha hecho,
    se ha hecho, se hicieron, se realizaron, mantenimientos se hicieron, servicios se hicieron, le han hecho,
    servicios hechos, no se ha revisado, no se han revisado, nunca se ha revisado, ultima vez que se,
    no han tenido servicio, no ha tenido servicio, no han tenido mantenimiento, no ha tenido mantenimiento
  `,
  hours: `
    hora, horas, horometro, contador, lectura, lecturas, horas de uso, horas de trabajo, horas de motor, uso,
    uso diario, marca, kilometraje, kilometros, trabajadas,
    sin lectura, sin lecturas, horimetro, cuentahoras, cuenta horas, no se ha leido, no se han leido, marcador,
    tacometro, horas trabajadas, horas de operacion, horas acumuladas, hrs, hs, cuanto marca, que marca
  `,
  manuals: 'manual, manuales, documentacion, libro de piezas, catalogo de piezas',
  orders: `
    pedido, pedidos, historial de pedidos, historial de compras, orden, ordenes, orden de compra, ordenes de compra,
    compra, compras, encargo, po,
    encargos, paquete, paquetes, bulto, bultos, ordenes de venta, orden de venta, pedido de venta
  `,
  customers: `
    que clientes tenemos, que clientes hay, cuales clientes tenemos,
    otros clientes, clientes tiene, quien mas compra, quienes mas compran,
    nuestros clientes, mis clientes, clientes tenemos, clientes hay, clientes atendemos, clientes estan en, clientes tiene la plataforma, cuantos clientes,
    lista de clientes, todos los clientes, todos nuestros clientes, quienes son nuestros clientes
  `,
  users: `
    usuario, usuarios, administrador, administradores, administradora, administradoras, operador, operadores,
    operadoras, quien tiene acceso, quienes tienen acceso, quien tiene cuenta, quienes tienen cuenta,
    quien puede entrar, quien puede entrar en nuestra cuenta, quien puede entrar a nuestra cuenta,
    quien tiene acceso a nuestra cuenta, quienes pueden entrar en nuestra cuenta, personas tienen acceso,
    personal, empleado, empleados, companero, companeros, colega, colegas, miembro, miembros, cuentas de usuario,
    entrar en nuestra cuenta, entrar a nuestra cuenta, acceso a nuestra cuenta, quienes pueden entrar,
    puede entrar, pueden entrar, tienen acceso, tiene acceso, acceso al sistema, inicio sesion, iniciar sesion,
    inicios de sesion, inicio de sesion, ultima conexion, se conecto, rol tiene, rol de, papel tiene,
    permisos tiene, que rol, que permisos, funcion tiene, invitacion, invitaciones, correo tiene, correo de,
    correo electronico de, email de, el correo de, mail de, trabajan con nosotros, quien trabaja, quienes trabajan,
    gente con acceso, usuarias, personas con cuenta, gente tiene cuenta, personas tienen cuenta, tienen cuenta,
    tiene cuenta, gente tenemos,
    ultimo acceso, ultimo inicio de sesion
  `,
  organizations: `
    organizacion, organizaciones, cuantos concesionarios, cuantos distribuidores, concesionarios hay,
    son concesionarios, son distribuidores, lista de concesionarios, todos los concesionarios, cuantas empresas, y concesionarios, y distribuidores, concesionarios y, distribuidores y,
    concesionarios y clientes, clientes y concesionarios, distribuidores y clientes, clientes y distribuidores,
    concesionarios y operadores, operadores y concesionarios
  `,
  account: `
    mi correo electronico, mi email, mi e-mail, mi mail, mi direccion de correo, mi nombre, correo tengo, email tengo,
    mi rol, mi cuenta, quien soy, mi correo, mi usuario, mis permisos, mi perfil, soy administrador, soy administradora,
    soy admin, que soy, mi organizacion, mi papel, rol tengo, permisos tengo, soy operador, soy operadora
  `,
  waiting: `
    lista de pendientes, lista de tareas, nuestros pendientes, mis pendientes, tenemos pendiente, tengo pendiente,
    pendiente de nosotros, pendientes de nosotros, esperando a nosotros, esperando por nosotros, espera de nosotros,
    esperan de nosotros, nos espera, nos esperan, me espera, me esperan, depende de nosotros, dependen de nosotros,
    nos toca responder, nos toca contestar, nos toca a nosotros, me toca responder, me toca contestar,
    tareas pendientes, asuntos pendientes, esperando al concesionario, pendiente del concesionario,
    depende del concesionario, depende de ellos
  `,
  dealerships: `
    nuestro concesionario, mi concesionario, nuestra concesionaria, nuestro distribuidor, mi distribuidor,
    que concesionario, que distribuidor, que concesionaria, cual es nuestro concesionario, quien nos atiende,
    quien nos vende, a quien compramos, a quien le compramos, nuestros concesionarios, concesionarios tenemos
  `,
  own_organization: `
    nuestra organizacion, nuestros datos, datos de nuestra empresa, datos de la empresa, perfil de la empresa
  `,
  organization: '',
  account_requests: `
    solicitud de cuenta, solicitudes de cuenta, solicitudes de cuentas, peticion de cuenta, peticiones de cuenta,
    solicitud de acceso, solicitudes de acceso, pidio una cuenta, pidieron una cuenta, piden una cuenta,
    pide una cuenta, quiere una cuenta, quieren una cuenta, cuentas por aprobar, cuenta por aprobar
  `,
  price_lists: 'lista de precios, listas de precios',
  tax_rates: `
    tipo impositivo, tipos impositivos, tasa de impuesto, tasas de impuesto, tasa de impuestos, tasas de impuestos,
    tasa impositiva, tasas impositivas, porcentaje de impuesto, porcentaje de impuestos, tasa de iva, tipo de iva,
    porcentaje de iva, tipo de impuesto, impuesto cobramos, impuestos cobramos, iva cobramos, cobramos impuesto,
    cobramos impuestos, cobramos iva, impuesto aplicamos, impuestos aplicamos, impuesto se aplica, impuesto se cobra,
    impuesto hay, impuestos hay, se cobra de impuesto, cobramos de impuesto, cobramos de iva, cobra de impuestos
  `,
  models: `
    que modelos tenemos, que modelos hay, cuantos modelos, cuales modelos, modelos tenemos, modelos hay, modelos tiene,
    lista de modelos, todos los modelos, nuestros modelos, que marcas, que marcas tenemos, que marcas hay, cuantas marcas,
    cuales marcas, marcas tenemos, marcas hay, lista de marcas, todas las marcas, nuestras marcas
  `,
  machines: `
    maquina, maquinas, flota, equipo, equipos, unidad, unidades, maquinaria, numero de serie, numeros de serie,
    serie, s/n,
    parque de maquinas, parque de maquinaria, maquinas tenemos, entro en servicio, entro en operacion,
    en servicio desde, puesta en servicio, puso en servicio, se puso en marcha, empezo a trabajar, que modelo,
    que variante, de quien es, de quien son, a quien pertenece, a quien le pertenece, quien es el dueno, dueno,
    duenos, propietario de, vehiculo, vehiculos, fierro, fierros, nro de serie, num de serie
  `,
}

export const hints: Grammar['hints'] = {
  stock: 'disponible, disponibles, disponibilidad',
  quotes: `
    solicitud, solicitudes, solicitamos, tenga que aceptar, tengo que aceptar, hay que aceptar, tenemos que aceptar,
    aceptar o rechazar
  `,
  payouts: `
    procesador, procesadora, procesador de pagos, procesador de pago, pasarela, pasarela de pago, pasarela de pagos,
    plataforma de pago, plataforma de pagos, proveedor de pagos, stripe
  `,
  refunds: 'devolvieron, devolvio, devolver',
  orders: `
    falta por llegar, faltan por llegar,
    enviado, enviar, envio, envios, entrega, entregas, entregado, entregaron, paquete, paquetes, seguimiento,
    numero de seguimiento, rastreo, guia, llega, llegan, llegara, llegado, llego, llegaron, transportista,
    recogerlo, recogerlos, comprado, compramos, compre, pedimos, pedi, pidio, pedido algo, pidieron, mercancia,
    recoger, ordenamos, encargamos, primer paquete, primer envio, primera entrega, primer bulto, ultimo paquete,
    segundo paquete, segundo envio, segunda entrega, segundo bulto, tercer paquete, tercer envio, tercera entrega,
    recogio, recogido, recogieron, compro, compraron, compran, compra, pide, piden, encargo, encargaron, mandaron,
    despacho, despachado, mensajeria, fletera, flete, codigo de seguimiento, guia de envio, entrego
  `,
  spending: 'costo, coste, cuesta, pagado, pagamos, pague',
  messages: `
    escribio, escrito, escribieron, escribir, respondio, respondido, respondieron, contesto, contestado,
    contestaron, respuesta, dijo, dijeron, dicho, comento, comentaron, comunico, comunicaron, informo, informaron,
    mencionaron, menciono, escribimos, escribi, respondimos, contestamos, dijimos, nos dijo, noticias de, respondi
  `,
  users:
    'correo, correo electronico, email, direccion de correo, se unio, se registro, =invito, fue invitado, fue invitada',
  hours: 'trabajo, trabajado, trabajaron, trabajo la, leyo, leyeron, promedio, media diaria',
  due: 'pendiente de servicio',
  manuals: 'subido, subio, subieron, cargado, cargo',
  machines: `
    ubicacion, ubicado, ubicada, ubicadas, variante, version, telematica, telemetria, notas sobre, notas de, alguna nota,
    quien la atiende, quien lo atiende, quien atiende, atendida por, atendido por, le da servicio
  `,
}
