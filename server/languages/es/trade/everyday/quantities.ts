/** What operators, renters and mechanics say in Spanish of quantities, sizes and intervals and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayQuantities = `
que aceite le meto, que aceite meto, que aceite va, que aceite pide, cual aceite, que aceite echo, que aceite le va, que clase de aceite, que aceite es, de que aceite, aceite que lleva, aceite que usa, que aceite usan, que aceite toma, que aceite coge, que aceite monta > aceite recomendado, tipo de aceite, viscosidad, grado de viscosidad, recommended oil, oil specification
cuanto aceite, cuanto lleva de aceite, litros que lleva, cuanto carga de aceite, cuanto aceite toma, cuanto aceite cabe, cuanto coge de aceite > capacidad de aceite, capacidad de llenado, oil capacity
cuanto le meto, cuanto le echo, cuanto coge, cuanto toma, cuanto carga de liquido, de cuanto es, cuantos galones, cuantos litros, cuantos cuartos > capacidad, capacidad de llenado, litros
cuanto gasoil lleva, cuanto gasoil coge, cuanto petroleo lleva, cuanto combustible coge, de cuanto es deposito, cuanto hace tanque, cuanto hace deposito, litros de diesel, deposito de cuantos litros > capacidad del tanque, tanque de combustible, fuel tank capacity
cuando se cambia, cuantas horas aguanta aceite, cuanto dura aceite, cuando le toca, cuando le tocaria > intervalo, horas, intervalo de mantenimiento
servicio de quinientas, servicio de 500, servicio de 250, servicio de 1000, revision de 500, revision de mil, service de 500, mantencion de 500, mantencion de 250, servicio de mil, primer servicio, primera revision > programa de mantenimiento, intervalo de mantenimiento
cuantas toneladas, de cuantas toneladas es, cuantos kilos > peso operativo, peso
cuanto aprieto, que apriete, a cuanto va, a cuantos newton, cuantos newton, cuantos kilos de apriete, cuantas libras de torque, que par, que par lleva, cuanto par, cuanto se le da > par de apriete, torque de apriete
cuantas libras, cuantas atmosferas, cuantos bares, cuantos kilos de aire, cuanto de aire, presion de ruedas, presion de gomas, presion de cauchos, a cuanto inflo, cuanto inflo, cuantos psi, cuanta presion gomas > presion de neumaticos, presion de inflado
cuanto mide de alta, pasa por puerta, pasa debajo de puente, cabe en galpon, cabe por porton, entra por porton, altura de maquina, pasa por abajo, cabe debajo, cabe en contenedor, altura con cabina, entra en nave, pasa puente > altura, altura total, overall height
cuanto mide de ancha, pasa por porton, cabe por puerta, entra por puerta, cuanto es de ancho, ancho de maquina > anchura, ancho total
cuanto baja, hasta donde cava, cuanto cava, cuanto escarba, hasta donde escarba, cuantos metros excava, cuantos metros cava > profundidad de excavacion
hasta donde llega, cuanto llega, cuanto estira, cuanto alarga, cuantos metros alcanza > alcance
cuanto cuelga, cuanto debe colgar, cuanta comba, comba, cuanta flecha, flecha de cadena, flecha de correa, cuanto hunde, cuanto debe hundirse, cuanto cede correa, cuanto debe ceder > tensado, tension de oruga, tension de correas, sag, deflection
cuanta luz, que luz lleva, que separacion > holgura, juego
desgaste maximo, cuanto puede gastarse, hasta cuanto gasta, cuanto minimo, ya no sirve, cuando ya no sirve > limite de desgaste, desgaste
cuanta pendiente, cuantos grados, que inclinacion, cuanto se puede inclinar, cuanto aguanta de lado, hasta que inclinacion, cuanto aguanta inclinada > pendiente maxima, angulo de inclinacion, grados, maximum slope
que tan caliente, cuanto calienta, a cuanto calienta, cuanta temperatura, temperatura buena, donde debe estar aguja, donde va aguja > temperatura de funcionamiento
gasto de gasoil, gasto de petroleo, cuanto bebe, cuanto chupa, litros a hora > consumo de combustible
cuantas bombeadas, cuantos bombazos, cuanta grasa, cuantos golpes de grasa, cuantas emboladas > grasa, punto de engrase
cuanto dejo caliente, cuanto debe calentar, cuantos minutos, cuanto rato, cuanto ratito > calentamiento, minutos
que fusible lleva, de cuanto es fusible, fusible de cuantos, amperaje de fusible > fusible, amperios, ampere
chapita, plaquita, donde viene numero, matricula de maquina, que ano, de que ano > placa de identificacion, numero de serie
`
