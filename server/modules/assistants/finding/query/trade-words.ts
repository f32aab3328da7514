/**
 * Synonyms used by mechanics, operators and parts clerks, one group per line: English first, then Spanish and German for
 * the most common, so that a question may be in another language than the manual. Words are normalised, without accents.
 */
export const tradeWords = `
tachometer, tacho, tach, rev counter, revolution counter, rpm gauge, tacometro, cuentarrevoluciones, drehzahlmesser
ground, earth, earthing, grounding, tierra, masse, erdung
cable, lead, wire, cord, harness, cables, kabel, leitung
connecting rod, con rod, conrod, big end, biela, pleuel, pleuelstange
piston, embolo, kolben
crankshaft, crank, ciguenal, kurbelwelle
camshaft, cam, arbol de levas, nockenwelle
end play, end float, endplay, axial play, axial clearance, thrust clearance, juego axial, axialspiel
play, clearance, lash, backlash, gap, juego, holgura, spiel
shim, spacer, calza, distanzscheibe, passscheibe
washer, arandela, scheibe, unterlegscheibe
bolt, screw, capscrew, cap screw, fastener, perno, tornillo, schraube, bolzen
nut, tuerca, mutter
tighten, torque, tightening, tightness, tight, torque down, apretar, par de apriete, anziehen, anzugsmoment, drehmoment
loosen, slacken, undo, back off, crack open, aflojar, losen
remove, removal, take off, take out, detach, dismount, disassemble, disconnect, quitar, retirar, desmontar, ausbauen, abbauen, demontieren
install, installation, mount, refit, instalar, montar, einbauen, montieren
replace, renew, change, swap, exchange, replacement, reemplazar, sustituir, cambiar, ersetzen, wechseln, austauschen
adjust, adjustment, set, regulate, tune, calibrate, ajustar, ajuste, regular, einstellen, einstellung, justieren
inspect, inspection, check, test, examine, comprobar, revisar, inspeccionar, prufen, kontrollieren, uberprufen
measure, measurement, medir, messen
clean, cleaning, wash, blow out, limpiar, limpieza, reinigen, reinigung, saubern
lubricate, lubrication, grease, greasing, lube, lubricar, engrasar, engrase, grasa, schmieren, schmierung, abschmieren, fett
oil, lubricant, aceite, lubricante, ol, schmierol
oil pan, sump, crankcase, carter, olwanne
drain plug, sump plug, oil plug, tapon de vaciado, ablassschraube
capacity, volume, hold, refill, fill, capacidad, fullmenge, inhalt
charge, recharge, fill, refill, top up, pour, cargar, rellenar, nachfullen
drain, empty, drenar, vaciar, ablassen, entleeren
bleed, purge, vent, get air out, get the air out, air out, let the air out, purgar, sacar el aire, entluften
coolant, antifreeze, cooling water, refrigerante, anticongelante, kuhlmittel, kuhlflussigkeit, kuhlwasser, frostschutz
refrigerant, gas, freon, gas refrigerante, kaltemittel
air conditioning, aircon, air con, air conditioner, aire acondicionado, klimaanlage
def, adblue, urea, diesel exhaust fluid, harnstoff
winter, cold weather, freezing, frost, invierno
mixture, mix, concentration, ratio, solution, mezcla, mischung, mischungsverhaltnis
radiator, cooler, radiador, kuhler
fan, blower, ventilador, lufter, geblase
water pump, coolant pump, bomba de agua, bomba de refrigerante, kuhlmittelpumpe, wasserpumpe
compressor, refrigerant pump, compresor, kompressor, verdichter
pump, bomba, pumpe
hose, tube, pipe, line, tubing, manguera, tubo, schlauch, rohr, leitung
fitting, connector, coupling, coupler, adapter, union, racor, verschraubung, kupplung
valve, valvula, ventil
filter, strainer, element, cartridge, filtro, sieb
filter, spin on, screw on
air cleaner, air filter, filtro de aire, luftfilter
cab filter, cabin filter, pollen filter, cab air filter, filtro de cabina, innenraumfilter
fuel, diesel, gasoline, petrol, gas, gasoil, combustible, kraftstoff
sulphur, sulfur, azufre, schwefel
injector, injection nozzle, nozzle, fuel injector, inyector, einspritzduse, duse
leak, leakage, leaking, drip, seep, dribble, fuga, goteo, leck, undicht
opening pressure, pop pressure, popping pressure, cracking pressure
glow plug, heater plug, bujia de precalentamiento, gluhkerze
turbocharger, turbo, turbocharged, turbocompresor, turbolader
muffler, silencer, silenciador, schalldampfer
exhaust, tailpipe, escape, auspuff
smoke, humo, rauch
throttle, accelerator, gas pedal, acelerador, gashebel, gaspedal
idle, idling, tick over, tickover, no load, low load, light load, ralenti, leerlauf
speed, rpm, rev, velocidad, drehzahl, geschwindigkeit
travel speed, top speed, maximum speed, driving speed, flat out, top gear, velocidad maxima, hochstgeschwindigkeit
low range, slow range, gama baja, gama lenta, gama corta, langsamgang
high range, fast range, gama alta, gama rapida, schnellgang
reverse, backward, marcha atras, ruckwarts
start, fire up, crank, switch on, turn on, power up, arrancar, arranque, encender, starten, anlassen, einschalten
starter, starter motor, cranking motor, motor de arranque, anlasser
starting fluid, quick start, ether, easy start, starter spray, starting spray, startpilot
stop, shut down, shutdown, shut off, switch off, turn off, cut out, trip, kill, detener, parar, apagar, abschalten, ausschalten, anhalten, stoppen
emergency stop, e stop, estop, mushroom button, parada de emergencia, notaus, nothalt
store, storage, park, lay up, out of service, long term, standstill, almacenar, almacenamiento, einlagern, stilllegen, lagerung
battery, accumulator, bateria, batterie, akku
negative, minus, negativo, minuspol
positive, plus, positivo, pluspol
terminal, post, lug, borne, klemme
alternator, generator, dynamo, alternador, lichtmaschine, generador
generator set, genset, generating set, gen set, grupo electrogeno, stromaggregat
circuit breaker, breaker, disyuntor, interruptor automatico, sicherungsautomat, schutzschalter
fuse, fusible, sicherung
switch, interruptor, schalter
button, push button, pushbutton, boton, taster, knopf, druckknopf
knob, handle, lever, perilla, palanca, hebel, griff
relay, contactor, rele, relais, schutz
lamp, light, bulb, indicator, led, luz, lampara, leuchte, lampe, kontrollleuchte
headlight, headlamp, driving light, driving lamp, faro, scheinwerfer
blink, flash, flicker, parpadear, blinken
amber, yellow, orange, amarillo, gelb
gauge, gage, meter, indicator, dial, indicador, anzeige
ammeter, amp meter, amperimetro, amperemeter
voltmeter, volt meter, voltimetro
multimeter, ohmmeter, multitester, tester, multimetro
voltage, volt, tension, spannung
overvoltage, over voltage, high voltage, sobretension, uberspannung
undervoltage, under voltage, low voltage, unterspannung
current, amp, amperage, ampere, corriente, strom
input, supply, mains, entrada, alimentacion, netz, einspeisung
output, outlet, salida, ausgang
cabinet, enclosure, box, case, casing, housing, armario, gehause, schaltschrank
control panel, dash, dashboard, instrument panel, control box, console, panel de control, bedienfeld, armaturenbrett
cover, lid, access panel, cubierta, tapa, deckel, abdeckung
door, puerta, tur
window, glass, pane, ventana, cristal, fenster
belt, drive belt, fan belt, correa, riemen, keilriemen, keilrippenriemen
pulley, sheave, polea, riemenscheibe
tension, deflection, slack, sag, tensado, spannen, riemenspannung, durchhang
bearing, bush, bushing, cojinete, rodamiento, lager, buchse
swing bearing, slew ring, slewing ring, swing circle, slew bearing, turntable bearing, corona de giro, drehkranz
swing, slew, swivel, rotate, giro, girar, schwenken
articulation, centre pivot, center pivot, pivot, articulated joint, articulacion, knickgelenk
seal, gasket, packing, sello, junta, reten, dichtung, simmerring, wellendichtring
cylinder head, head, culata, zylinderkopf
firing order, firing sequence, injection order, orden de encendido, zundfolge
gearbox, transmission, gear case, caja de cambios, transmision, getriebe, getriebekasten
gear, sprocket, cog, engranaje, pinon, zahnrad, ritzel
chain, cadena, kette
clutch, embrague, kupplung
brake, freno, bremse
wheel, rueda, rad
tyre, tire, neumatico, reifen
track, crawler, oruga, raupe
track shoe, track pad, track plate, grouser plate, zapata, teja de oruga, bodenplatte
hydraulic fluid, hydraulic oil, aceite hidraulico, hydraulikol
cylinder, ram, cilindro, zylinder
lift cylinder, boom ram, boom cylinder, lift ram, cilindro de elevacion, hubzylinder
seal kit, reseal kit, repair kit, juego de juntas, dichtsatz
tooth, bucket tooth, diente, zahn
bucket, shovel, cucharon, cuchara, schaufel, loffel
boom, arm, jib, pluma, brazo, ausleger
spindle, husillo, spindel, arbeitsspindel
run in, break in, running in, breaking in, rodaje, einlaufen, einfahren
workpiece, pieza de trabajo, werkstuck
bar, bar stock, stock, rod, barra, stange
push rod, pushrod, varilla de empuje, empujador, stosselstange
chuck, collet, plato, pinza, spannfutter, spannzange
tool changer, carousel, turret, cambiador de herramientas, werkzeugwechsler
chamfer, bevel, chaflan, bisel, fase
hexagonal, hexagon, hex, sechskant
diameter, thickness, thick, bore, grosor, diametro, espesor, durchmesser, dicke, starke
length, long, longitud, largo, lange
width, wide, ancho, anchura, breite, breit
height, tall, high, altura, alto, hohe, hoch
depth, deep, profundidad, profundo, tiefe, tief
weight, weigh, mass, heavy, peso, pesar, gewicht, schwer
temperature, hot, heat, temp, overheat, temperatura, temperatur, heiss
noise, noisy, sound, loud, audible, ruido, gerausch, larm, schallpegel
pressure, presion, druck
compressed air, shop air, air line, aire comprimido, druckluft
air pressure, presion de aire, luftdruck
dust, dirt, debris, polvo, staub, schmutz
interval, how often, every, periodic, schedule, frequency, intervalo, frecuencia, cada cuanto, wartungsintervall
month, monthly, mes, mensual, monat, monatlich
week, weekly, semana, semanal, woche, wochentlich
day, daily, dia, diario, tag, taglich
year, yearly, annual, ano, anual, jahr, jahrlich
fault, failure, error, malfunction, trouble, defect, fallo, averia, fehler, storung
alarm, alert, warning signal, alarma
repair, service, fix, overhaul, rebuild, reparar, servicio, reparieren, instandsetzen, uberholen
warranty, guarantee, garantia, garantie, gewahrleistung
weld, soldar, soldadura, schweissen
lift, hoist, raise, pick up, levantar, izar, elevar, heben, anheben
tow, recover, remolcar, abschleppen
horn, hooter, claxon, bocina, hupe
reset, clear, zero, reiniciar, zurucksetzen
reminder, service counter, service indicator, service interval
display, screen, monitor, pantalla
auxiliary, aux, auxiliar
power line, overhead line, electric line, linea electrica, freileitung, stromleitung
attachment, implement, work tool, accesorio, implemento, anbaugerat
quick coupler, coupler, quick hitch, acoplador rapido, schnellwechsler
reach, outreach, alcance, reichweite
weak, no power, low power, lack of power, loss of power, sin fuerza, keine leistung
forbidden, prohibited, do not, never, prohibido, verboten, keinesfalls
crane, forklift, grua, montacargas, kran, stapler
tray, bandeja, ablage
load, loading, payload, carga, cargar, last, nutzlast, beladen
log, timber, trunk, troncos, holz, stamme
concrete, hormigon, beton
foundation, slab, base, pad, cimiento, fundament
tank, reservoir, deposito, tanque, behalter
lift pump, feed pump, transfer pump, supply pump, fuel pump, bomba de alimentacion, forderpumpe
wiring diagram, schematic, circuit diagram, esquema electrico, schaltplan
colour, color, farbe
bracket, support, mount, soporte, halterung, konsole
stock number, nsn
part number, ident number, catalogue number, numero de pieza, identnummer, bestellnummer, teilenummer
rear, back, trasero, hinten
front, delantero, vorne
left, izquierda, izquierdo, links
right, derecha, derecho, rechts
clockwise, sentido horario, uhrzeigersinn, rechtsherum
counterclockwise, anticlockwise, antihorario, linksherum
vehicle, truck, lorry, vehiculo, camion, fahrzeug
engine, motor
dual, twin, double, doble, doppel
`
