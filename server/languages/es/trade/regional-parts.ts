/** How people name parts, attachments, controls, fluids, tools and machines in Mexico, Central and South America and Spain, beside the standard names. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishRegionalPartsSpeech = `
bote, cubeta, balde, cucharones
dientes del bote, dientes del cucharon, unas del cucharon, unas del bote, puntas del cucharon, puntas del bote, calzas del cucharon, diente del cucharon
cuchilla del bote, cuchilla del cucharon, labio del cucharon, labio del bote, filo del bote, cantonera, gavilanes, borde de corte, filo cortante
unas de horquilla, unas del montacargas, cuchillas del montacargas, tenedores, dedos de horquilla, horquillas
carro de horquillas, carro del montacargas, respaldo de horquillas, portahorquillas, tablero portahorquillas
torre del montacargas, torre de elevacion, torre de horquillas, mastil
almeja, grapa, garra para troncos, pinza para troncos, tenaza para troncos, unas para troncos, cuchara bivalva
rompedora, demoledor, martillo demoledor, martillo rompedor, picador hidraulico, martillo hidraulico, rompedor hidraulico
ripper, riper, rejon, colmillo del ripper, diente desgarrador, desgarrador, escarificador
perforadora de hoyos, sinfin para hoyos, barreno, hoyadora, ahoyador, barrena, poceadora
barredora, escoba barredora, escoba angular, cepillo giratorio, cepillo barredor, escoba
enganche de implementos, cambio rapido, placa de enganche, quick hitch, quick coupler, acople rapido, enganche rapido
aditamento, apero, aperos, accesorio de trabajo, herramienta de trabajo, implemento, equipo de trabajo
hoja de empuje, hoja empujadora, hoja niveladora, pala de empuje, hoja topadora, cuchilla topadora
brazo principal, brazo de grua, pluma de grua, pluma, aguilon
brazos del cargador, brazos de levante, brazos de carga, brazos elevadores, brazo cargador, pluma
brazo de ataque, brazo excavador, brazo corto, antebrazo, brazo de excavadora
perno del cucharon, perno del bote, pasador del bote, pasador del cucharon, bulon del cazo, bulon de articulacion
bujes del brazo, bocinas del brazo, camisas del pasador, bujes del bote, buje, casquillo
malacate, winche, guinche, huinche, winch, cabrestante
guaya, cable del malacate, cable del winche, cable de grua, cabo de acero, cable de acero
garfio, gancho de grua, gancho de carga, bloque de gancho
estrobo, faja de izaje, banda de izaje, eslinga de cadena, eslinga
patas de apoyo, patas de grua, gatos estabilizadores, patines de apoyo, zancos, patas hidraulicas, estabilizador
pesa trasera, pesas traseras, contrapesas, contra peso, contrapeso
pesas delanteras, pesas de lastre, maletas de lastre, pesas del tractor, lastre
canastilla, barquilla, cesta de trabajo, canasta para gente, plataforma de trabajo, canasta
capot, bonete, tapa del motor, capo, cofre, cubierta del motor
guardafango, guardafangos, tapabarro, tapabarros, lodera, loderas, salpicadera, guardabarros
bumper, defensa delantera, defensa trasera, paragolpe, parachoques, paragolpes
caja de volteo, tina de volteo, tolva del camion, cama de volteo, caja del volquete, caja basculante
gozne, goznes, bisagras, bisagra
parrilla frontal, parrilla delantera, mascara del radiador, persiana del radiador, rejilla del radiador
escalon, escalones, gradas para subir, peldano, estribo
barandal, baranda, manija para subir, agarradera, agarraderas, pasamanos, asidero
jaula antivuelco, jaula de seguridad, barra antivuelco, cabina antivuelco, arco antivuelco, rops
canopy, capota, techo de lona, techo de operador, techo protector
medallon, vidrio trasero, luneta, cristal trasero, ventana trasera, ventana
vidrio lateral, vidrio de puerta, luna de puerta, cristal lateral, ventanilla
panoramico, vidrio panoramico, vidrio frontal, cristal frontal, parabrisas
gomas del limpiaparabrisas, cuchillas del limpiaparabrisas, plumas limpiaparabrisas, hules del limpiaparabrisas, escobilla limpiaparabrisas, plumilla
agua del limpiaparabrisas, chisguetero, sapito, lavaparabrisas, agua de limpiadores, liquido limpiaparabrisas
espejo lateral, espejos laterales, espejo de afuera, espejo retrovisor, retrovisor
pito, corneta, claxon, bocina
alarma de reversa, pito de reversa, pitido de reversa, alarma de retroceso, alarma de marcha atras
torreta, circulina, baliza, sirena luminosa, rotaluz, luz giratoria, rotativo
foco fundido, foco quemado, bombillo quemado, bombilla fundida, ampolleta quemada, luz fundida, bombilla
luces delanteras, focos delanteros, luces frontales, farola, farolas, optica delantera, faros delanteros, faro delantero
reflector, reflectores, lampara de trabajo, lamparas de trabajo, luces de faena, focos de trabajo, luz de trabajo, faro de trabajo
calaveras, stop trasero, faro trasero, mica trasera, luces traseras, luz trasera, calavera
luz de stop, luces de stop, luces de freno, luz de freno
direccionales, luces de giro, guinos, guinador, intermitentes, luz direccional, intermitente
preventivas, luces preventivas, estacionarias, luces de parqueo, intermitentes de emergencia
switch, suich, swich, apagador de luz, interruptor
switch de encendido, switch de arranque, chapa de encendido, chapa de arranque, suichera, bombin de arranque, interruptor de encendido, llave de contacto
llave del switch, llave para prender, llave de maquina, llave de encendido, llave de arranque
pila de maquina, pila de arranque, acumulador electrico, acumulador de arranque, acumulador de maquina, bateria
postes de bateria, poste de bateria, terminales de bateria, terminal de acumulador, polos de bateria, bornes de bateria, borne de bateria
poste positivo, terminal positiva, terminal positivo, borne positivo, polo positivo
poste negativo, terminal negativa, terminal negativo, borne negativo, polo negativo
caimanes, pinzas pasacorriente, pinzas para bateria, cables para pasar corriente, cables pasa corriente, cables roba corriente, cables de arranque
corta corriente, switch maestro, interruptor maestro, llave maestra, master switch, llave de paso electrica, desconectador de bateria, cortacorriente
banda del alternador, correa del alternador, faja del alternador, correa del ventilador
motor de marcha, marcha electrica, motor de partida, partidor, arranque electrico, burro de arranque, motor de arranque
automatico de marcha, solenoide de marcha, automatico de arranque, bendix, solenoide de arranque
relay, relevadores, relevo electrico, relevador, rele
alambrado, alambres, cables electricos, lineas electricas de maquina, cableado
cable de tierra, cable a tierra, tierra de bateria, tierra del chasis, masa del chasis, cable de masa, punto de masa
ficha electrica, plug electrico, clavija electrica, conector electrico, conector
bulbo de temperatura, trompo de temperatura, bulbo de agua, bulbo del radiador, sensor de temperatura
bulbo de aceite, bulbo de presion, trompo de aceite, sensor de aceite, presostato de aceite
computadora, ecu, ecm, cerebro del motor, modulo electronico, centralita, modulo de control, unidad de control
monitor, display, pantallita, caratula, pantalla
foquito, foquitos, lucecita, foco del tablero, foco rojo, foquito rojo, luz del tablero, luz de advertencia, testigo
check engine, luz de check, luz del motor, foco del motor, testigo del motor, luz de advertencia
cuenta vueltas, cuentavueltas, contador de revoluciones, reloj de revoluciones, tacometro, cuentarrevoluciones
reloj de temperatura, aguja de temperatura, marcador de temperatura, medidor de temperatura, indicador de temperatura
reloj de combustible, marcador de combustible, marcador de diesel, aguja de diesel, aguja de combustible, indicador de combustible, medidor de combustible
reloj de presion, marcador de presion, reloj de aceite, medidor de presion, manometro
reloj de horas, marcador de horas, horas trabajadas, horometro, cuentahoras
joistick, yoistic, mando de palanca, palanca universal, control de mano, joystick, palanca de mando
palanca de marchas, selector de velocidades, palanca de velocidades, palanca de cambios
palanca de avance, palanca de reversa, palanca adelante atras, selector de sentido, palanca de inversion, inversor de marcha
clutch, cluch, cloch, embrague
pedal de clutch, pedal del clutch, pedal del embrague, pedal de embrague
acelerador manual, acelerador de perilla, perilla de aceleracion, palanca del acelerador, acelerador de mano, palanca de aceleracion
boton de parking, freno parking, parking, freno de parqueo, freno de mano, freno de estacionamiento
hongo de emergencia, boton rojo, hongo rojo, boton de paro, boton de emergencia, paro de emergencia, parada de emergencia
perillas, perilla selectora, rueda selectora, perilla, mando giratorio
cabrilla, rueda de direccion, volante, volante de direccion
cinto de seguridad, faja de seguridad, cinturon de seguridad
sillon, silla del operador, asiento de chofer, butaca, asiento del operador, asiento
codera, coderas, descansabrazos, descansa brazos, apoyabrazos, reposabrazos
barra del asiento, barra de proteccion, barra de regazo, arco de seguridad, barra de seguridad, dispositivo de seguridad
seguro hidraulico, palanca de seguro, palanca roja, traba hidraulica, bloqueo hidraulico, palanca de bloqueo, palanca de seguridad
gas del clima, gas del aire, gas de aire acondicionado, freon, carga de gas, gas refrigerante
calenton, calefactor, calentador de cabina, calefactor de cabina, calefaccion
filtro del clima, filtro de aire acondicionado, filtro de polvo cabina, filtro de cabina, filtro de polen
abanico de cabina, abanico del clima, turbina del clima, ventilador del clima, soplador, ventilador de cabina
abanico, ventola, aspas, aspas del abanico, helice del ventilador, ventilador
tolva del abanico, tolva del ventilador, guarda del ventilador, guarda del abanico, cubierta del ventilador, protector del ventilador
banda del motor, banda del abanico, bandas del motor, faja del motor, correa del motor, correa trapezoidal, correa en v
tensor de banda, tensor de bandas, templador de correa, templador de faja, polea loca, tensor de correa, polea tensora
balero de rueda, baleros de rueda, balero de maza, rodaje de rueda, ruleman de rueda, rodamiento de rueda, cojinete de rueda
manzana de rueda, bocamaza, masa de rueda, maza, cubo de rueda
oring, orings, o ring, liga de goma, anillo de goma, anillo de hule, junta torica
chimenea del escape, tubo del mofle, cano de escape, canon de escape, tubo de escape
manifold de escape, multiple del escape, multiple de escape, colector de escape
manifold de admision, multiple de admision, colector de admision
turbo, turbina del turbo, caracol del turbo, turbo cargador, turbocompresor
cabezal del motor, cabeza del motor, tapa de cilindros, culata
monoblock, monoblok, block del motor, bloque motor, bloque de cilindros
anillos de piston, anillos del motor, aros del motor, aros de piston, anillo de piston
metales de biela, conchas de biela, casquetes de biela, cojinete de biela
metales de bancada, conchas de bancada, casquetes de bancada, cojinete de bancada
flecha de levas, eje de levas, arbol de levas
punterias, taquetes, buzos, botadores, taque
calibrar punterias, ajuste de punterias, luz de punterias, calibrar valvulas, holgura de valvulas, juego de valvulas
tapa de punterias, tapa de valvulas, tapa de balancines
damper, polea damper, polea del ciguenal, amortiguador de vibraciones
cremallera del volante, corona del volante, corona dentada, corona de arranque
soportes de motor, bases del motor, patas de motor, hules del motor, taco de motor, soporte del motor
manguera de agua, manguera del agua, manguera de radiador, manguera del radiador, manguito del radiador
bote del anticongelante, deposito de agua, tanque recuperador, bote recuperador, tanque de expansion, vaso de expansion, deposito de expansion
coolant, agua verde, agua del radiador, anticongelante, liquido refrigerante, refrigerante
cooler de aceite, enfriador del aceite, radiador de aceite, enfriador de aceite
aftercooler, postenfriador, radiador de aire, posenfriador, intercooler
filtro racor, filtro trampa, trampa de agua, trampa de diesel, separador de agua, decantador de agua
vaso del racor, vaso de trampa, taza del filtro, vaso del filtro, vaso de sedimentos
bombita de cebar, bombin de cebado, bomba de mano, perilla de cebado, bombita manual, bomba de cebado
tanque de diesel, tanque del diesel, tanque de gasoil, estanque de combustible, deposito de gasoil, tanque de combustible, deposito de combustible
tapon del tanque, tapa del tanque, tapon del diesel, tapa del diesel, tapa de combustible, tapon de combustible
urea, def, liquido de urea, tanque de urea, adblue, fluido de escape diesel
dpf, filtro dpf, filtro de hollin, filtro del escape, filtro de particulas
quema de hollin, limpieza del dpf, quemado del filtro, regenerar, regeneracion
filtro primario de aire, filtro grande de aire, filtro exterior de aire, elemento primario, elemento del filtro
filtro secundario de aire, filtro chico de aire, filtro interior de aire, filtro de seguridad, elemento de seguridad
ciclon de admision, sombrerito de admision, hongo de admision, prefiltro, prelimpiador
palito del aceite, varilla del aceite, medidor de aceite, bayoneta, varilla de nivel, varilla medidora
tapon del aceite, tapa del aceite, tapon de aceite, tapon de llenado aceite
tapon de drene, tornillo de drenaje, tapon de desague, tapon del carter, tapon de vaciado, tapon de drenaje
aceite quemado, aceite viejo, aceite negro, aceite usado
valvulina, aceite de caja, aceite de cajas, aceite de transmision, aceite de engranajes
aceite de ejes, aceite del eje, aceite del puente, aceite de diferencial, aceite del diferencial
reductor de rueda, reduccion de rueda, reductor de oruga, mandos finales, reduccion final, mando final
aceite del hidraulico, aceite de hidraulicos, aceite de gatos, liquido hidraulico, aceite hidraulico
grasa multiusos, grasa de chasis, grasa roja, grasa azul, grasa de litio, grasa
alemite, alemites, copilla, graseras, pezon de engrase, grasera, engrasador, boquilla de engrase
inyector de grasa, pistola de grasa, grasera manual, engrasadora, pistola de engrase
gato del bote, piston del bote, botella del bote, gato del cucharon, piston del cucharon, cilindro del bote, cilindro del cucharon
gato de levante, gatos de levante, piston de levante, botella de levante, piston de elevacion, cilindro de levante, cilindro de elevacion
gato de volteo, piston de volteo, cilindro de volteo, botella de volteo, cilindro de inclinacion
gato de direccion, piston de direccion, botella de direccion, cilindro de direccion
gatos del cargador, botella hidraulica, botellas hidraulicas, pistones hidraulicos, gatos de maquina, cilindro hidraulico
flecha del cilindro, varilla del cilindro, barra cromada, vara del piston, vastago, vastago del cilindro
sellos del gato, empaques del gato, sellos del cilindro, empaques del cilindro, empaquetadura del cilindro, juego de sellos, kit de sellos
manguera de presion, manguera de hidraulico, flexible hidraulico, latiguillo hidraulico, manguera hidraulica
banco de valvulas, caja de valvulas, comando hidraulico, bloque de mandos, valvula de control, distribuidor hidraulico
carrete, carretel, spool, corredera, carrete de valvula
bobina de valvula, solenoide hidraulico, valvula de solenoide, valvula solenoide, electrovalvula
valvula de presion, valvula relief, valvula de sobrepresion, valvula de alivio, valvula limitadora de presion
tanque del hidraulico, tanque de hidraulico, deposito de hidraulico, tanque hidraulico, deposito hidraulico
coples rapidos, cople rapido, conexiones rapidas, conector rapido, acoplamiento rapido, enchufe rapido
tercera funcion, tercera linea, linea auxiliar, lineas auxiliares, toma hidraulica, mando auxiliar, hidraulica auxiliar
cople, conexion de manguera, conexion hidraulica, niple hidraulico, racor, racor hidraulico
terminales de direccion, cabezal de direccion, bieleta de direccion, rotula de direccion, terminal de direccion
orbitrol, bomba de direccion, power steering, direccion hidraulica, servodireccion
flecha cardan, barra cardan, flecha motriz, mando cardan, eje cardan, cardan
crucetas, cruceta del cardan, cruceta, junta universal
flecha lateral, media flecha, punta de eje, palier, semieje
traba del diferencial, bloqueo diferencial, bloquear diferencial, bloqueo de diferencial, bloqueo del diferencial
motor de traslado, motor de avance, motor de oruga, hidromotor de traslacion, motor de traslacion
hidromotor de giro, motor del giro, motor de torre, motor de giro
tornamesa, tornameza, rodamiento de giro, mesa giratoria, corona giratoria, corona de giro
turbina de transmision, convertidor de torque, torque converter, convertidor de par
power shift, caja powershift, caja automatica, servotransmision
toma fuerza, salida de fuerza, pto, tdf, toma de fuerza
tres puntos, levante de tres puntos, alzamiento hidraulico, elevador hidraulico, enganche de tres puntos
bola de remolque, gancho de tiro, jalon, barra de tiro, enganche de remolque
carrileria, cadenas de oruga, carriles de oruga, tren de cadenas, cadena de oruga, oruga
orugas de hule, banda de oruga, bandas de goma, orugas de goma, oruga de caucho, oruga de goma
zapatas de oruga, garras de oruga, zapata de oruga, teja de oruga
roles inferiores, rodillos de carril, rodillos de abajo, rodillos inferiores, rodillo inferior, rodillo de oruga
rol superior, rodillos de arriba, rodillo de arriba, rodillo superior
sprocket, catarina de traccion, estrella de traccion, engrane de traccion, rueda cabilla, rueda dentada motriz
rueda guia, rueda delantera de carril, rueda loca de oruga, idler, rueda tensora
tensor de carril, tensor de cadena oruga, ajustador de carril, gato tensor, tensor de oruga, tensado de oruga
perno de corte, tornillo de cizalla, fusible de cardan, perno fusible, tornillo fusible
libras de aire, aire de ruedas, aire en llantas, presion de llantas, presion de inflado
rines, rin, aro, llanta metalica, aro de rueda
birlos, tuercas de llanta, tuercas de rueda, pernos de rueda, esparragos de rueda, tuerca de rueda, birlo
llanta de refaccion, llanta de repuesto, llanta extra, rueda de auxilio, rueda de repuesto
pivote de llanta, valvula de llanta, valvulin, gusanillo, pipeta de llanta, valvula del neumatico
camara de llanta, tripa de llanta, camara de aire
llanta solida, llanta maciza, llantas macizas, llanta de hule, neumatico macizo
dibujo de llanta, labrado de llanta, taco de llanta, dibujo del neumatico, banda de rodadura
balata, balatas, cintas de freno, bandas de freno, forro de freno, zapata de freno, pastilla de freno
bomba de frenos, bomba principal de freno, cilindro maestro
caliper, mordazas de freno, mordaza de freno, pinza de freno
pulmon de aire, botellon de aire, tanques de aire, tanque de aire, calderin
booster, hidrovac, reforzador de freno, servofreno
rondana de presion, huacha de presion, guasa de presion, arandela de presion
candado seeger, seguro de candado, seguro truarc, candado de retencion, anillo de retencion, circlip
chaveta de patas, chaveta abierta, chaveta partida, pasador de aletas
cincho de plastico, cintillo, amarra plastica, corbata plastica, zuncho plastico, precinto, sujetacables
formador de juntas, formador de empaques, silicon para juntas, permatex, sellador, junta liquida
pega tuercas, traba roscas, loctite, fijador de roscas, trabarroscas
afloja todo, aflojatodo, aceite aflojador, liquido penetrante, aceite penetrante
perica, perico de mecanico, llave perica, llave francesa, llave inglesa, llave ajustable
matraca, maneral, autocle, juego de copas, dados de mecanico, llave de vaso
burros de soporte, banquillos, torres de apoyo, burros de carga, caballete, torre de soporte
calibrador de hojas, calibrador de lainas, galgas, galga de espesores
charola, charola para aceite, palangana, tina para aceite, bandeja de drenaje, bandeja recolectora
estopa, franela, waipe, guaipe, trapo limpio, trapo
karcher, maquina de presion, limpiadora de alta presion, hidrolavadora
garrafa, porron, pimpina, bidon de combustible, bidon
tambo, tambo de aceite, caneca, tambor de aceite, barril
libro de partes, catalogo de partes, catalogo de refacciones, manual de partes, catalogo de piezas, despiece
numero de refaccion, clave de refaccion, codigo de repuesto, numero de repuesto, numero de parte, numero de pieza
control inalambrico, telemando, radiocontrol, mando a distancia, control remoto, radiomando
camara de reversa, camarita trasera, camara trasera, camara de marcha atras
toma de doce voltios, toma corriente, enchufe de cabina, cargador de celular, toma de corriente, tomacorriente
seguro de articulacion, seguro del articulado, barra de articulacion, traba de articulacion, bloqueo de articulacion
articulado, centro articulado, punto de articulacion, pivote central, articulacion central
ahogador, choke, estarter, cebador, estrangulador
piola de arranque, cuerda de jalar, jalador, arrancador de cuerda, arranque por cuerda, cuerda de arranque
faja transportadora, banda transportadora, cinta transportadora
chaleco reflejante, chaleco fosforescente, chaleco refractivo, chaleco reflectivo, chaleco reflectante
botas, botas de casquillo, zapatos de casquillo, botas de trabajo, botas de seguridad, zapatos de seguridad
cubrebocas, tapabocas, barbijo, mascara de polvo, mascarilla, mascara respiratoria
gogles, googles, goggles, antiparras, lentes protectores, gafas de seguridad, lentes de seguridad
retro, retrocargadora
mano de chango, retroexcavadora, retropala
trascabo, traxcavo, payloader, cargador de llantas, pala de llantas, cargador frontal, cargadora de ruedas
bobcat, skid steer, mini cargador, mini pala, minicargadora, cargador compacto
vibro compactador, vibrocompactador, rodillo vibrador, aplanadora, rodillo compactador
manitou, telehandler, cargador telescopico, manipulador telescopico
canastilla elevadora, elevador de personas, plataforma elevadora, plataforma aerea
cosechadora de granos, trilladora, combinada, cosechadora
podadora, desbrozadora, chapeadora, cortadora de pasto, cortacesped, segadora
dompe, camion de volteo, volteo, bolquete, volquete
chofer, operario, palero, maquinista, operador
jalador de troncos, arrastradora, skidder, arrastrador de troncos
tractor forestal, porteador, forwarder, autocargador
`
