/** What operators, renters and mechanics say in Spanish of dangers and protection and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydaySafety = `
llevar a otro, subir a otro, subir amigo, subir nino, llevar nino, llevar hijo, ir dos, montar a alguien, montar gente, ir colgado, ir en estribo, ir parado, dar aventon, dar jalon, dar raite, dar cola, dar bola, dar ride, subir companero > pasajero, transportar personas, acompanante
subir en bote, subir en cazo, subir en pala, subir en cuchara, levantar alguien, levantar a persona, alzar gente, alzar a alguien, montar en cazo, ir en cazo, ir en pala, meterse en bote, usar de escalera, usar como escalera, usar de elevador > elevar personas, levantar personas, transportar personas, lifting persons, carry persons
que me agarre, me jale, me atrape, me enganche, jalar ropa, jale mano, agarrar mano, coger mano, pillar mano, pillar dedos, machucar dedos, prensar dedos, prensar mano, mano atrapada, se lleve mano > quedar atrapado, piezas en movimiento, aplastamiento
apachurrar, aprisionado, pisar a alguien, atropellar, pasar por encima, quedar prensado, quedar en medio, entre maquina y pared > aplastamiento, zona de peligro
se da vuelta, darse vuelta, dar vuelta campana, se tumba, tumbarse, se acuesta, acostarse, se va de lado, irse de lado, irse de boca, irse de trompa, se va de culo, patas arriba, quedar patas arriba, se para de trompa, se trompica, embrocarse, pararse de manos > vuelco, volcar, estabilidad
brincarse, aventarse, bajarse de salto, saltar afuera, saltar de cabina > saltar, permanecer en asiento, vuelco, stay in seat, jump out
lomerio, desnivel, repecho > pendiente, cuesta
cables de arriba, cables electricos aereos, cables de poste, alambres de luz, torres de luz, cables de alta, alta tension, linea de alta, cables colgando, cableado aereo, hilos de luz > linea electrica, lineas aereas, tendido electrico
toque cable, topar cables, enredar cables, enganche cable, choque cables, rozar cable > linea electrica, electrocucion
toques, calambre, corrientazo, chispazo, pegar corriente, patada de corriente, chicotazo, garrotazo de corriente > electrocucion, descarga electrica
tubos enterrados, tuberias enterradas, tubo de gas, tubo de agua, gas enterrado, canos enterrados, ductos, romper tubo, pegarle a tubo, rompi tubo, pique tubo > cables enterrados, tuberias, linea subterranea, buried cables, underground lines
abajo de brazo, abajo de bote, abajo de pluma, debajo de bote, debajo de cazo, debajo de pala, debajo de pluma, debajo de maquina, abajo de maquina, pasar por abajo, pasar debajo, pararse debajo, debajo de cucharon, bajo cucharon, bajo pluma > debajo de brazos elevados, carga suspendida, aplastamiento, raised boom, suspended load
trancar brazos, puntal de brazos, seguro de brazos, seguro del brazo, trancar pluma, apuntalar brazo, traba de brazos, poner tranca, soporte de pluma, taco de brazos, poner seguro a brazos, calzar brazo > soporte de brazos, apuntalar, puntal, boom support, boom strut
peones, mirones, alguien cerca, gente a lado, gente al lado, gente por ahi, chalan, chalanes, paisanos > personas, zona de peligro
a cuanto gente, cuanto retirado, cuanto lejos, cuanta distancia, apartados, cuanto hay que alejarse, cuantos metros lejos > distancia de seguridad, distancia minima, zona de peligro
paletero, maniobrista, que me guie, que me dirija, echar aguas, dirigir maniobra, aguantero, gruista > guia, senales manuales, senalero
no se ve, no veo, no alcanzo ver, tapa vista, no hay vista, se tapa vista > visibilidad, punto ciego
se quema maquina, arde > incendio, fuego
botella de fuego, polvo quimico > extintor
pucho, prender pucho, tabaco, echar pitillo, pitillo, encender cigarro > fumar, prohibido fumar
adentro de galpon, dentro de nave, dentro de galpon, encender adentro, prenderla adentro > gases de escape, ventilacion, espacio cerrado
se metio aceite, aceite en dedo, aceite en mano, aceite en piel, aceite inyectado, entro aceite, chorro en mano, me entro aceite > inyeccion de fluido, presion, medico
tentar fuga, buscar fuga, tocar fuga, hallar fuga, encontrar fuga, por donde fuga, ver por donde tira, por donde pierde, ver de donde sale, buscar por donde > fuga, carton
me salpico, me cayo acido, acido en ojos, acido en mano > ojos, piel, enjuagar con agua, medico, rinse with water
exploto bateria, reviento bateria, bateria hinchada, chispa cerca de bateria, chispas bateria > explosion, gas de bateria, battery gas
agua hirviendo, sale vapor, sale hirviendo, salta agua caliente, abrir caliente > quemadura, refrigerante caliente, tapa de radiador, radiator cap
cabina reforzada, techo reforzado > rops, estructura antivuelco
soldar cabina, soldar jaula, hacer agujero a cabina, taladrar cabina, agujerear techo, perforar cabina, cortar jaula, enderezar jaula, soldar soporte > cabina, estructura antivuelco, no soldar
puentear switch, puentear asiento, puentear sensor, hacer trampa, anular sensor, anular seguro, quitar seguridad, quitar sensor, saltar seguro, hechizo, chapuza, apano, enganar sensor, bloquear sensor, amarrar palanca > dispositivo de seguridad, anular, bypass safety device
cerveza, chela, birra, tragos, enguayabado, resaca, marihuana, con resaca, con cerveza > alcohol, drogas, medicamentos
trasnochado > cansado, fatiga
ocupo licencia, hace falta carnet, necesito carnet, carne de palista, carnet de operador, cualquiera puede, puede manejar cualquiera, cualquiera maneja, mi hijo puede, sin carnet, sin permiso, sin licencia, sin curso, quien puede usar > persona cualificada, personal capacitado, autorizado
bajarse de espaldas, bajar de frente, brincar abajo, apearse, bajar de cabina, bajarse de maquina > descender de maquina, tres puntos de contacto, three points of contact
encaramarse, subir a cabina, subirse a techo, subir por cadena, subir por oruga > subir a maquina, tres puntos de contacto, pasamanos, three points of contact
dejar prendida sola, dejar sola, dejar encendida sola, bajarse con motor prendido, bajarse con motor encendido, irse con motor prendido, dejar motor andando, ir a comer, ir a desayunar, dejar andando > parar motor, abandonar maquina, estacionar, leave machine
canto de zanja, cerca de zanja, cerca del hoyo, cerca del barranco, se desmorona, se desbarranca, se va tierra, se hunde orilla, se cae borde > borde de zanja, derrumbe
excavar debajo, escarbar debajo, sacar tierra de abajo, comer tierra de abajo > socavar, debajo de maquina, undermine, undercut
se golpeo alguien, cortadura, hospital, ambulancia, enfermeria > primeros auxilios, lesion, medico
cachucha, casquete > casco
audifonos de ruido, cascos de ruido > proteccion auditiva
anteojos > gafas de seguridad
que ponerme, que hay que ponerse, que ropa, que botas, equipo de proteccion, epis, ropa suelta, ropa floja, playera, chanclas, sandalias, pelo largo, cadena al cuello > equipo de proteccion personal, ropa de proteccion
`
