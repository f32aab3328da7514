/**
 * Bilingual glossary of the trade, English and Spanish, the languages of the demonstration: the names of machines and their
 * parts, and of a few kinds of work, one group a line, English first. It is used where a question is in another language
 * than a manual. The project's authors wrote it from general knowledge of construction and farm machines, going through a
 * machine from its engine to its attachments, and not from manuals or questions; Spanish names are those of Spain and of
 * Latin America. Words are normalised, without accents. Names that `trade-words.ts` has are not repeated.
 */
export const tradeGlossary = `
thermostat, termostato
dipstick, oil level gauge, varilla de nivel, varilla medidora, bayoneta
breather, vent cap, respiradero
sight glass, sight gauge, mirilla, visor de nivel
filler cap, tank cap, tapon de llenado, tapa del tanque
water separator, separador de agua, trampa de agua, decantador
prefilter, precleaner, prefiltro, prelimpiador
intake manifold, colector de admision, multiple de admision
exhaust manifold, colector de escape, multiple de escape
particulate filter, dpf, filtro de particulas
flywheel, volante de inercia, volante del motor
rocker arm, balancin
tappet, valve lifter, taque, levantavalvulas
engine mount, soporte del motor, taco de motor
hood, bonnet, engine cover, capo
drive shaft, propeller shaft, cardan shaft, arbol de transmision, eje cardan
axle, eje, puente
differential, diferencial
differential lock, bloqueo del diferencial
torque converter, convertidor de par
final drive, mando final, reductor final
hub, wheel hub, cubo, maza
rim, wheel rim, llanta
undercarriage, tren de rodaje
idler, front idler, rueda guia, rueda tensora
track roller, bottom roller, rodillo inferior
carrier roller, top roller, rodillo superior
track link, eslabon
parking brake, handbrake, hand brake, freno de estacionamiento, freno de mano
brake pad, brake lining, pastilla de freno, forro de freno
brake disc, brake disk, disco de freno
steering wheel, volante de direccion
joystick, control lever, palanca de mando
hydraulic motor, motor hidraulico
hydraulic pump, bomba hidraulica
relief valve, pressure relief valve, valvula de alivio, valvula de seguridad
check valve, non return valve, valvula de retencion, valvula antirretorno
control valve, spool valve, distribuidor hidraulico, valvula de control
directional valve, valvula direccional
hydraulic accumulator, acumulador hidraulico
hydraulic tank, hydraulic reservoir, tanque hidraulico, deposito hidraulico
piston rod, vastago
o ring, oring, junta torica, anillo torico
pin, pivot pin, pasador, bulon
cotter pin, split pin, pasador de aletas, chaveta partida
snap ring, circlip, retaining ring, anillo de retencion, anillo seeger
parallel key, chaveta
spring, muelle, resorte
stud, threaded stud, esparrago
lock nut, locknut, contratuerca, tuerca de seguridad
clamp, hose clamp, abrazadera
grease fitting, grease nipple, zerk, engrasador, grasera
grease gun, pistola de engrase, engrasadora
blade, dozer blade, hoja, hoja topadora
cutting edge, cuchilla, borde de corte
ripper, desgarrador, escarificador
counterweight, contrapeso
fork, pallet fork, horquilla
hydraulic hammer, hydraulic breaker, martillo hidraulico, rompedor
grapple, garra, pinza de agarre
auger, barrena, ahoyador
outrigger, stabilizer, stabiliser, estabilizador
drawbar, tow bar, barra de tiro
trailer, remolque
hitch, enganche
three point hitch, three point linkage, enganche de tres puntos
power take off, pto, toma de fuerza
backhoe, backhoe loader, retroexcavadora, retrocargadora, mixta
skid steer, skid steer loader, minicargadora
dozer, bulldozer, topadora
grader, motor grader, motoniveladora
compactor, road roller, rodillo compactador, compactadora
dumper, dump truck, volquete, camion de volteo
combine, combine harvester, cosechadora
baler, empacadora, enfardadora
mower, segadora, cortadora
sprayer, pulverizador, fumigadora
cab, cabin, cabina
seat belt, safety belt, cinturon de seguridad
mirror, rear view mirror, espejo, retrovisor
windshield, windscreen, parabrisas
wiper, windscreen wiper, windshield wiper, limpiaparabrisas
washer fluid, windscreen washer, liquido lavaparabrisas
handrail, grab rail, pasamanos, asidero
footstep, estribo, peldano
fender, mudguard, guardabarros
fire extinguisher, extintor
work light, working light, luz de trabajo, faro de trabajo
loader, wheel loader, cargadora, pala cargadora
excavator, digger, excavadora
seat, asiento
stick, dipper arm, antebrazo
cab heater, calefaccion, calefactor
beacon, rotating beacon, baliza, luz giratoria
warning light, warning lamp, pilot lamp, luz de advertencia, testigo
battery disconnect, battery switch, master switch, battery isolator, desconectador de bateria, interruptor general
jump start, booster cable, jumper cable, cables de puente, arranque con puente
solenoid, solenoide
sensor, sender, transducer, sonda
wiring harness, mazo de cables, arnes
ignition key, starter key, llave de contacto
hour meter, hourmeter, horometro, cuentahoras
fuel gauge, indicador de combustible
serial number, numero de serie
data plate, name plate, nameplate, placa de identificacion, placa de datos
operating weight, peso operativo, peso en orden de trabajo
rated load, rated capacity, carga nominal
tipping load, carga de vuelco
ground clearance, despeje sobre el suelo, distancia libre al suelo
dump height, dumping height, altura de descarga
digging depth, profundidad de excavacion
breakout force, fuerza de arranque, fuerza de desprendimiento
relieve pressure, release pressure, depressurize, aliviar la presion, descargar la presion
tie down, lashing, amarrar, amarre
chock, wheel chock, calzo
safety lock, locking bar, safety strut, traba de seguridad, puntal de seguridad
dealer, concesionario, distribuidor
spare part, replacement part, repuesto, recambio
`
