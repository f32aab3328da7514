/** How people ask for data, places, permission and danger in Mexico, Central and South America and Spain, and how manuals name them. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishRegionalQuestionsSpeech = `
cuanto le cabe, cuanto le entra, cuanto cabe, cuantos litros le caben, cuantos litros lleva, cuantos litros tiene, cuantos litros agarra, cuanto agarra, de cuanta capacidad, capacidad de llenado, cantidad de llenado, capacidad
cuanto diesel le cabe, cuanto diesel cabe, cuanto diesel carga, cuanto diesel lleva, cuanto combustible lleva, cuanto combustible le cabe, capacidad del tanque, litros del tanque, de cuanto es tanque, tanque de combustible, capacidad de llenado
cuanto aceite le cabe, cuanto aceite agarra, cuanto aceite le entra, cuanto aceite usa, cuanto aceite le pongo, cuanto aceite le echo, litros de aceite, capacidad de aceite, capacidad de llenado
cuanta agua le cabe, cuanta agua lleva, cuanto anticongelante lleva, cuanto anticongelante le cabe, cuanto refrigerante lleva, capacidad de refrigerante, capacidad de llenado
cuanto gas lleva, cuanto gas le cabe, cuanto freon lleva, carga de gas, gas refrigerante, capacidad de llenado
que tan hondo, que tan profundo, que tan hondo excava, que tan hondo escarba, hasta que profundidad, hasta donde excava, cuanto excava, que tan abajo llega, profundidad de excavacion
que tan alto, que tan arriba, hasta que altura, hasta donde sube, que tan alto levanta, que tan alto llega, que tanto sube, cuanto sube, hasta donde levanta, altura de elevacion
a que altura vacia, que tan alto vacia, que tan alto descarga, que altura descarga, altura de vaciado, altura de volteo, que tan alto tira, altura de descarga
que tan alta es, cuanto mide de alto, cuanto tiene de alto, que altura tiene, que tan alta esta, altura
que tan ancha es, cuanto mide de ancho, cuanto tiene de ancho, que ancho tiene, ancho, anchura
que tan larga es, cuanto mide de largo, cuanto tiene de largo, que largo tiene, longitud
cuanto mide, que medidas tiene, que tan grande es, de que tamano es, medidas, dimensiones
cuanto pesa, que peso tiene, cuantas toneladas pesa, cuantos kilos pesa, que tan pesada es, de cuantas toneladas, peso en orden trabajo, peso operativo
cuanto levanta, cuanto puede levantar, cuanto peso aguanta, cuanto aguanta, cuanto peso carga, cuantos kilos levanta, cuantas toneladas levanta, que tanto levanta, cuanto carga, capacidad de elevacion, carga nominal
cuanto jala, cuanto puede jalar, cuanto arrastra, que tanto jala, cuanto puede remolcar, capacidad de arrastre, capacidad de remolque, fuerza de traccion
que tan rapido va, que tan rapido anda, que velocidad alcanza, a cuanto corre, cuanto corre, que tanto corre, a que velocidad va, velocidad maxima
cuantos caballos, cuantos caballos tiene, que potencia tiene, cuantos hp, cuantos hp tiene, que tan potente, caballo de fuerza, potencia
cuanto gasta, cuanto consume, cuanto diesel gasta, cuanto diesel consume, cuanto gasta por hora, rendimiento de diesel, litros por hora, consumo de combustible
cuanto dura, cuantas horas dura, cuanto aguanta de horas, cuantas horas aguanta, que tanto dura, vida util
cuanto cuesta, cuanto vale, cuanto sale, en cuanto sale, que precio tiene, precio
cada cuando, cada que tiempo, a cuantas horas, cada cuantas horas, cada cuanto se cambia, cada cuando se cambia, cada cuanto toca, cada cuantos meses, intervalo de mantenimiento, cada cuanto, intervalo
cuando toca servicio, cuando le toca servicio, proximo servicio, servicio de horas, intervalo de servicio, programa de mantenimiento
que tan apretado, que tanto aprieto, a cuanto aprieto, con cuanto aprieto, a cuanto se aprieta, cuanto apriete lleva, que apriete lleva, que torque lleva, cuanto torque lleva, de cuanto torque, torque de apriete, par de apriete
cuanta presion lleva, cuanto aire lleva, cuanto aire llevan, cuanto aire le pongo, a cuantas libras, cuantas libras lleva, cuantas libras de aire, cuantas libras llevan, presion de inflado, presion de neumaticos
que presion lleva, a que presion trabaja, cuanta presion maneja, que presion maneja, a cuanta presion trabaja, presion de trabajo, presion de servicio
a que temperatura trabaja, que temperatura es normal, hasta que temperatura, que temperatura marca, temperatura normal, temperatura de funcionamiento, temperatura de trabajo
que aceite lleva, que aceite usa, que aceite le pongo, que aceite le echo, que aceite ponerle, que aceite agarra, que aceite ocupa, que grado lleva, aceite recomendado, grado de viscosidad, viscosidad
que grasa lleva, que grasa usa, que grasa uso, que grasa le pongo, que grasa ocupa, tipo de grasa, grasa recomendada, grasa de litio, grasa
que diesel usa, que diesel lleva, que combustible usa, que combustible lleva, tipo de diesel, tipo de combustible, combustible recomendado, combustible diesel
que anticongelante lleva, que anticongelante usa, que agua lleva, que refrigerante usa, tipo de anticongelante, tipo de refrigerante, liquido refrigerante, refrigerante
que llanta lleva, que llantas lleva, que medida de llanta, medida de llanta, numero de llanta, rodado, rodada, medida del neumatico, tamano de neumatico
cuantos volts, cuantos voltios, de cuantos volts, de cuantos voltios, que voltaje lleva, que voltaje es, voltaje
cuantos amperes, cuantos amperios, de cuantos amperes, de cuantos amperios, de que amperaje, amperaje
donde viene serie, donde esta serie, donde dice serie, placa de serie, donde dice modelo, donde viene modelo, numero de serie, placa de identificacion
de que ano es, que ano es, como saber ano, ano de maquina, ano de modelo, ano de fabricacion
cuantas vueltas da, cuantas vueltas, a cuantas vueltas, a cuantas revoluciones, cuantas revoluciones, cuantas revoluciones da, a cuantas rpm, cuantas rpm, revoluciones por minuto, regimen del motor
a cuanto va minimo, cuanto lleva minimo, revoluciones en minimo, revoluciones de minimo, de cuanto es minimo, velocidad de ralenti
que luz llevan valvulas, a cuanto se calibran, que luz llevan punterias, calibracion de punterias, calibracion de valvulas, holgura de valvulas
cuanto juego lleva, cuanto juego debe tener, cuanto juego tiene, cuanta holgura lleva, cuanto debe moverse, holgura
que tan tensa, que tan floja, que tan tenso, que tan estirada, que tan templada, tensado
cuanto debe colgar, cuanto cuelga, que tanto cuelga, cuanto se cuelga oruga, tensado de oruga
que proporcion, que mezcla lleva, cuanta agua le mezclo, mitad y mitad, cincuenta y cincuenta, mezcla a cuanto, relacion de mezcla, proporcion
hasta donde alcanza, que tan lejos llega, que tan lejos alcanza, que tanto alcanza, cuanto alcanza, cuanto se estira, que alcance tiene, alcance de trabajo, alcance
cuanto espacio para voltear, radio de vuelta, en cuanto da vuelta, que tan cerrado gira, que tan cerrado voltea, cuanto espacio necesita, radio de giro, radio de viraje
cuanto libra del piso, altura al piso, cuanto libra de abajo, despeje del suelo, altura libre, distancia al suelo
fuerza del bote, fuerza del cucharon, que fuerza tiene bote, con que fuerza excava, fuerza de ataque, fuerza de excavacion, fuerza de arranque
cuanto cabe en bote, cuanto carga bote, cuantos metros agarra, cuanta tierra agarra, capacidad del bote, capacidad del cucharon, metros del cucharon, volumen
que tanto corta, cuanto corta de ancho, que tan ancho corta, ancho de corte, ancho de trabajo
que tan alto corta, que tan abajo corta, a que altura corta, altura de corte
cuanto ruido hace, que tan ruidosa es, que tan ruidoso es, cuantos decibeles, decibeles, nivel de ruido, nivel sonoro
a que distancia, que tan cerca, que tan lejos, a cuantos metros, cuantos metros alejado, cuanto me alejo, que tan retirado, distancia de seguridad, distancia minima, zona de peligro
gente alrededor, gente cerca, gente atras, gente enfrente, que no haya gente, hay gente, peatones, curiosos, personas alrededor, personas cercanas, zona de peligro
subir gente, subir a alguien, llevar gente, llevar a alguien, llevar pasajeros, transportar personas, otra persona arriba, dos personas, ayudante arriba, acompanante, pasajero
gente en bote, gente en cucharon, subir gente en bote, levantar gente, levantar personas, levantar a alguien, pararse en bote, subirse al bote, ir en bote, elevar personas, plataforma de trabajo, pasajero
canasta en horquillas, subir en unas, subirse a horquillas, subir en tarima, subir en horquillas, pararse en horquillas, levantar personas, plataforma de trabajo
meterse abajo, meterse debajo, meterme abajo, meterme debajo, ponerse debajo, ponerse abajo, trabajar debajo, trabajar abajo, estar debajo, brazos levantados, debajo de brazos, aplastamiento, apuntalar
pasar debajo de carga, pararse bajo carga, debajo de carga, carga en aire, abajo de carga, carga suspendida, carga colgada, caida de objetos, mantenerse alejado
meter mano, meter manos, meter dedo, meter dedos, machucar, machucarse, me machuco, me agarro mano, me agarra dedo, pellizcar, punto de aplastamiento, aplastamiento
se atora ropa, se enreda ropa, se engancha ropa, me agarro ropa, se enreda pelo, me puede agarrar, enredarse, ropa suelta, quedar atrapado
me cayo en ojo, me cayo en ojos, cayo en ojos, cayo al ojo, salpico en ojo, me salpico ojos, entro en ojo, entro en ojos, contacto con ojos, primeros auxilios
me cayo en piel, me cayo encima, me salpico, me mancho piel, me cayo en mano, me cayo en manos, contacto con piel, primeros auxilios
me trague, se trago, trague diesel, tomo anticongelante, se tomo aceite, se tomo liquido, ingestion, tragar, ingerir
respire humo, respirar gases, respirar humo, me intoxique, se intoxico, me mareo humo, inhalar, gases de escape, intoxicacion
me queme, se quemo mano, me quemo, me puedo quemar, me salpico caliente, salpicadura caliente, quemarse, quemadura
acido de pila, liquido de bateria, acido de acumulador, liquido de pila, acido de bateria, electrolito
agua de pila, agua de bateria, agua de acumulador, agua para bateria, agua destilada
dar toques, da toques, me dio toque, me dio corriente, agarrar corriente, me electrocuto, electrocutarse, calambrazo, me da corriente, descarga electrica, electrocucion
toque cable de luz, tocar cables de luz, pegar a cables, cerca de cables, debajo de cables, cables de corriente, lineas de luz, postes de luz, linea electrica, tendido electrico
truenos, relampagos, cae rayo, caen rayos, hay tormenta, tormenta con rayos, tormenta electrica
chorro de aceite, chorrito de aceite, chorro de diesel, se mete en piel, aceite se mete piel, buscar fuga con mano, chorro a presion, inyeccion de fluido
pendiente mas brava, pendiente mas fuerte, que tan empinado, que tan inclinado, que tan parado, que pendiente sube, hasta cuantos grados, cuantos grados aguanta, cuanta pendiente aguanta, pendiente maxima, capacidad de ascenso, angulo de inclinacion
de subida, en subida, en cuesta, loma arriba, cerro arriba, subir cerro, subir loma, cuesta arriba
de bajada, en bajada, loma abajo, cerro abajo, bajar cerro, bajar loma, bajada fuerte, cuesta abajo
en ladera, de lado en cerro, atravesado en cerro, atravesado en pendiente, trabajar en cerro, trabajar en loma, cruzar pendiente, de costado en pendiente, barranco, ladera, pendiente
orilla de zanja, orilla del barranco, cerca de barranco, filo de zanja, borde de zanja, orilla de talud, desbarrancarse, se desgaja tierra, se derrumba, derrumbe, hundimiento
meterla al agua, meter al agua, cruzar rio, cruzar arroyo, entrar al agua, andar en agua, cuanta agua aguanta, hasta donde agua, que tan hondo agua, profundidad de vadeo, vadear
terreno flojo, suelo aguado, terreno aguado, terreno lodoso, suelo fangoso, piso flojo, tierra floja, tierra suelta, suelo blando, terreno blando
por carretera, en carretera, andar en calle, circular en calle, salir a carretera, irme por carretera, por calle, carretera publica, via publica
en oscuro, ya de noche, trabajar de noche, trabajar en oscuro, sin luz, a oscuras, de noche, oscuridad
adentro de bodega, dentro de bodega, adentro de galera, en lugar cerrado, en cuarto cerrado, adentro de nave, bajo techo, espacio cerrado, en interior
con mucho frio, cuando hace frio, hace mucho frio, esta helando, epoca de frio, temporada de frio, clima frio, tiempo frio, bajo cero, invierno
con mucho calor, cuando hace calor, hace mucho calor, temporada de calor, clima caliente, tiempo caluroso, verano
en sierra, lugares altos, mucha altura, gran altura, sobre nivel de mar, metros sobre mar, altitud
terreno parejo, piso parejo, en plano, lugar plano, piso plano, suelo parejo, terreno plano, terreno nivelado
mucho polvo, polvadera, polvareda, lugar polvoso, levantar polvo, polvoriento, polvo
necesito licencia, que licencia, se necesita licencia, ocupa licencia, carnet de operador, carnet, licencia de conducir, permiso de conducir
quien puede manejarla, quien puede operar, quien puede manejar, quien maneja, puede cualquiera, gente capacitada, personal capacitado, capacitacion, persona cualificada
sin experiencia, novato, novata, nunca he manejado, operador nuevo, aprendiz, inexperto, principiante
anda tomado, con copas, tomar cerveza, manejar borracho, manejar tomado, bajo efectos, tomar alcohol, alcohol, borracho
con sueno, desvelado, desvelada, me duermo, sin dormir, fatiga, cansado
es peligroso, que peligro tiene, que riesgo hay, que riesgos tiene, me puede pasar algo, me puedo lastimar, hace dano, peligro, riesgo
se vale, es permitido, dejan usar, hay permiso, tengo permiso, permiso, permitido
a fuerza, es forzoso, forzoso, forzosamente, es obligacion, tengo a fuerza, obligatorio, requerido
que me pongo, que ropa uso, que debo ponerme, que equipo uso, equipo de seguridad, que llevo puesto, ropa de trabajo, equipo de proteccion personal, ropa de proteccion
hablar por telefono, hablar por celular, usar celular, contestar celular, celular, telefono
prender cigarro, echarse cigarro, fumando, cigarro, fumar, cigarrillo
lumbre, flama, flamas, fuego abierto, cerillo, cerillos, llama abierta
apagar lumbre, apagar fuego, si agarra fuego, si se incendia, extinguidor, extintor, apagar incendio
si hay accidente, en caso de accidente, alguien herido, se lastimo, me lastime, me corte, se corto, herido, lesion, primeros auxilios
a quien llamo, a quien le hablo, a quien le llamo, telefono de servicio, telefono de agencia, agencia, servicio tecnico, servicio al cliente, concesionario
donde compro, donde consigo, donde pido, donde encargo, con quien compro, donde venden, concesionario
llevar al taller, mandar al taller, mandar con mecanico, llamar al mecanico, mecanico, tecnico
cubre garantia, sigue en garantia, pierdo garantia, se pierde garantia, cuanto dura garantia, vale garantia, garantia
quede encerrado, me quede encerrado, no abre puerta, romper vidrio, salir por ventana, como me salgo, ventana de emergencia, salida de emergencia, via de escape
si se voltea, si se vuelca, si se va voltear, brincar de maquina, saltar de maquina, me brinco, en caso de volcadura, vuelco, volcar
no veo atras, no se ve atras, no alcanzo a ver, no veo bien, no se ve bien, puntos ciegos, angulo muerto, punto ciego, visibilidad
hacer senas, senas con mano, senas al operador, banderero, guia de maniobra, senal con mano, senal manual, senalero
donde amarro, donde se amarra, de donde se amarra, de donde amarro, donde pongo cadenas, donde van cadenas, puntos de amarre, punto de amarre
de donde se levanta, de donde levanto, de donde se cuelga, de donde se agarra, donde pongo eslingas, de donde izar, punto de izaje, punto de elevacion
de donde jalo, de donde se jala, de donde jalarla, de donde remolco, donde engancho para jalar, gancho de remolque, argolla de remolque
por donde se llena, por donde se echa, donde le echo aceite, donde se le echa, por donde le echo, donde se le pone, boca de llenado, tapon de llenado aceite
por donde se vacia, por donde se drena, por donde se tira, por donde se saca, donde se tira aceite, por donde drena, tapon de drenaje, tapon de vaciado
donde lleva grasa, donde se engrasa, donde engraso, donde le pongo grasa, cuantas graseras tiene, cuantas graseras lleva, puntos de grasa, punto de engrase, tabla de lubricacion
como veo nivel, donde veo nivel, donde se mide aceite, como mido aceite, como checo aceite, donde checo aceite, varilla de nivel, nivel de aceite
hasta donde lleno, hasta que marca, hasta que raya, hasta donde le echo, marca de maximo, raya de arriba, nivel de liquido, nivel
dibujito, dibujitos, monito, figurita, dibujo del tablero, simbolito, pictograma, icono, simbolo
cambiar idioma, poner en espanol, esta en ingles, poner en ingles, cambiar lenguaje, idioma
codigo para prender, clave para prender, codigo de arranque, olvide clave, pin de arranque, contrasena, codigo de acceso
me robaron, se robaron, se roben, que no se roben, antirrobo, alarma contra robo, robo, robado
cuanto dejo calentar, cuanto caliento, cuanto tiempo caliento, cuantos minutos caliento, tiempo de calentamiento, calentamiento
cuanto doy marcha, cuanto le doy marcha, cuantos segundos doy marcha, cuanto tiempo doy marcha, segundos de marcha, motor de arranque
cuanto tiempo espero, cuanto me espero, cuantos minutos espero, cuanto hay que esperar, esperar
animales cerca, vacas, ganado cerca, animales
tirar al drenaje, tirar a tierra, tirar al piso aceite, aceite en tierra, contaminar, contaminacion ambiental, medio ambiente
`
