/** How people speak of parts, fluids, quantities and documents in Spanish, Latin American and Iberian, and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishPartsSpeech = `
motor de arranque, burro de arranque, arrancador
caja de cambios, caja de velocidades
embrague, cloche, croche
llanta, neumatico, rueda neumatica
presion de llantas, aire de llantas, presion de neumaticos, inflado, presion de inflado
rin, aro, llanta metalica, disco de rueda
tuerca de rueda, birlo, tuerca de llanta, esparrago de rueda, perno de rueda
oruga, cadena de oruga, zapata de oruga
tren de rodaje, carro inferior, chasis inferior
rueda guia, rueda tensora, rueda delantera de oruga
rueda motriz, catarina, rueda cabilla
tensar oruga, templar oruga, tension de oruga, tensado de cadena
freno de mano, freno de estacionamiento, freno de parqueo, freno de aparcamiento
pastillas, balatas, zapatas de freno, pastillas de freno, forros de freno
liquido de frenos, liga de frenos, fluido de frenos
timon, manubrio, volante de direccion
palanca, palanca de mando, palanca de control
pedal de acelerador, acelerador, chancleta
agua de radiador, refrigerante, liquido de radiador
radiador, panal de radiador, enfriador
tapa de radiador, tapon de radiador
manguera, latiguillo, tubo flexible
abrazadera, abrazadera de manguera, cincho
correa, banda, faja, correa del ventilador, banda de ventilador
filtro de aire, purificador de aire, depurador de aire
trampa de agua, separador de agua, filtro separador, decantador
filtro de combustible, filtro de diesel, filtro de gasoil, filtro de petroleo
gasoil, petroleo diesel, acpm, combustible diesel
gasolina, nafta, bencina
urea, liquido def, solucion de urea
bomba de inyeccion, bomba inyectora, bomba de alta presion
inyector, tobera, pico inyector
bujia, chispero, candela de encendido, bujia de encendido
bujia de precalentamiento, precalentador, bujia incandescente
turbocompresor, turbocargador, turbina del motor
escape, mofle, silenciador, tubo de escape, silenciador de escape
varilla de aceite, bayoneta, varilla medidora, varilla de nivel, sonda de nivel
carter, deposito de aceite, colector de aceite, bandeja de aceite
tapon de drenaje, tapon de carter, tapon de vaciado, tapon de purga
empaque, empaquetadura, junta, junta de estanqueidad
reten, reten de aceite, sello de aceite, retenedor
empaque de culata, junta de culata, junta de tapa, empaque de cabezote
culata, cabezote, tapa de cilindros, cabeza de motor
balinera, balero, rodamiento, ruleman
buje, casquillo, bocina de pasador
pasador, perno pasador, bulon
chaveta, pasador de aletas, clavija partida
seguro seeger, anillo de retencion, seguro omega
arandela, rondana, golilla, rodela
tornillo, bulon roscado
destornillador, desarmador, desatornillador
llave de tuercas, llave inglesa, llave fija, llave mixta
llave dinamometrica, torquimetro, llave de torque, torcometro
gato de cilindro, cilindro hidraulico, piston hidraulico
bomba hidraulica, bomba principal, bomba de pistones
aceite hidraulico, hidrolina, liquido hidraulico
mandos finales, reductor de traslacion, reduccion final
cucharon, cazo, pala de carga
dientes, unas de cucharon, dientes de cucharon, puntas de cucharon
cuchilla, hoja topadora, pala frontal
martillo, martillo hidraulico, martillo rompedor, picador
enganche rapido, acople rapido, acoplador rapido, acoplamiento rapido
horquillas, unas de montacargas, paletas de horquilla
excavadora, retroexcavadora de orugas, pala hidraulica, excavadora hidraulica, giratoria
retroexcavadora, mixta, retropala, retrocargadora, pala mixta
cargador frontal, pala cargadora, cargadora, cargadora de ruedas
minicargador, minicargadora, cargadora compacta
topadora, buldocer, tractor de orugas
motoniveladora, niveladora, patrol, motoconformadora
montacargas, carretilla elevadora, autoelevador, horquilla elevadora, toro
volquete, volqueta, camion de volteo
planta electrica, grupo electrogeno, planta de luz, generador electrico
lampara, foco, ampolleta, bombillo, bombilla
testigo, luz de tablero, luz de aviso, piloto, luz indicadora, luz de advertencia
tablero, tablero de instrumentos, panel de instrumentos, cuadro de instrumentos
indicador, reloj, reloj indicador
horometro, cuentahoras, contador de horas, medidor de horas
fusiblera, caja de fusibles, portafusibles
disyuntor, termica, llave termica, interruptor termomagnetico
interruptor, suiche, conmutador
arnes electrico, ramal electrico, mazo de cables, cableado, instalacion electrica
parabrisas, vidrio delantero, luna delantera, cristal delantero
limpiaparabrisas, plumillas, limpiavidrios, escobillas
butaca, silla de operador, asiento de operador
clima, aire acondicionado, aire de cabina, climatizador
cuanto pesa, peso, peso operativo, peso de operacion
que altura, altura, altura maxima, altura total
cuanto levanta, capacidad de carga, capacidad de levante, carga nominal, cuanto carga, capacidad de elevacion
cuantos caballos, potencia nominal, potencia del motor, caballos de fuerza
que tan rapido, velocidad de desplazamiento, velocidad de traslacion
cuanto aceite lleva, capacidad de aceite, cuantos litros de aceite, cantidad de aceite
que aceite lleva, tipo de aceite, aceite recomendado, que aceite usa
intervalo, cada cuantas horas, periodicidad, cada cuanto tiempo
par de apriete, apriete de tornillos, cuanto torque
luz de valvulas, calibracion de valvulas, holgura de valvulas, juego de valvulas, reglaje de valvulas
numero de serie, serial, numero de chasis, numero de maquina, pin de maquina
placa de identificacion, placa de datos, placa de caracteristicas
calcomania, etiqueta, pegatina, adhesivo
instructivo, manual del operador, libro de instrucciones, manual de instrucciones
repuesto, refaccion, recambio, pieza de repuesto
codigo de falla, codigo de error, codigo de averia, codigo de fallo
`
