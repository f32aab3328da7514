/**
 * Synonyms used by mechanics, operators and parts clerks, one group a line: English first, then Spanish, German, French,
 * Portuguese and Italian for the most common, so that a question may be in another language than the manual. Words are
 * normalised, without accents.
 *
 * Where the entries come from: the project's authors wrote them from general knowledge of construction and farm machines;
 * no published list was copied. The groups that begin with systems and parts of a machine, its controls, its electrics, the
 * work of maintenance, quantities and faults are general usage of the trade. Entries of machine tools, stationary plant and
 * military supply, which such machines do not have, were removed: they may have been chosen with measured questions in view.
 * Never add a word because a question of a benchmark has it; `languages/glossary/` has further names, and translates.
 */
export const tradeWords = `
tachometer, tacho, tach, rev counter, revolution counter, rpm gauge, tacometro, cuentarrevoluciones, drehzahlmesser, compte-tours, tachymetre, conta-rotacoes, contagiri
ground, earth, earthing, grounding, tierra, masse, erdung, mise a la terre, terra, aterramento, massa, messa a terra
cable, lead, wire, cord, harness, cables, kabel, leitung, fil, faisceau, cabo, fio, chicote, cavo, filo, cablaggio
connecting rod, con rod, conrod, big end, biela, pleuel, pleuelstange, bielle, biella
piston, embolo, kolben, pistao, pistone
crankshaft, crank, ciguenal, kurbelwelle, vilebrequin, virabrequim, cambota, albero motore
camshaft, cam, arbol de levas, nockenwelle, arbre a cames, eixo de comando, arvore de cames, albero a camme
end play, end float, endplay, axial play, axial clearance, thrust clearance, juego axial, axialspiel, jeu axial, folga axial, gioco assiale
play, clearance, lash, backlash, gap, juego, holgura, spiel, jeu, folga, gioco
shim, spacer, calza, distanzscheibe, passscheibe, cale, rondelle de reglage, calco, espacador, spessore, distanziale
washer, arandela, scheibe, unterlegscheibe, rondelle, arruela, anilha, rondella, rosetta
bolt, screw, capscrew, cap screw, fastener, perno, tornillo, schraube, bolzen, boulon, vis, parafuso, bullone, vite
nut, tuerca, mutter, ecrou, porca, dado
tighten, torque, tightening, tightness, tight, torque down, apretar, par de apriete, anziehen, anzugsmoment, drehmoment, serrer, serrage, couple de serrage, apertar, aperto, torque de aperto, binario de aperto, serrare, serraggio, coppia di serraggio
loosen, slacken, undo, back off, crack open, aflojar, losen, desserrer, afrouxar, desapertar, allentare
remove, removal, take off, take out, detach, dismount, disassemble, disconnect, quitar, retirar, desmontar, ausbauen, abbauen, demontieren, deposer, depose, retirer, demonter, enlever, remover, rimuovere, rimozione, smontare, togliere
install, installation, mount, refit, instalar, montar, einbauen, montieren, poser, repose, monter, installer, montage, instalacao, montagem, installare, montare, installazione, montaggio
replace, renew, change, swap, exchange, replacement, reemplazar, sustituir, cambiar, ersetzen, wechseln, austauschen, remplacer, changer, remplacement, substituir, trocar, substituicao, troca, sostituire, cambiare, sostituzione
adjust, adjustment, set, regulate, tune, calibrate, ajustar, ajuste, regular, einstellen, einstellung, justieren, regler, reglage, ajuster, regulagem, regolare, regolazione, registrare
inspect, inspection, check, test, examine, comprobar, revisar, inspeccionar, prufen, kontrollieren, uberprufen, controler, verifier, controle, verification, inspecter, verificar, inspecionar, verificacao, inspecao, controllare, verificare, controllo, verifica, ispezionare
measure, measurement, medir, messen, mesurer, mesure, medicao, misurare, misura
clean, cleaning, wash, blow out, limpiar, limpieza, reinigen, reinigung, saubern, nettoyer, nettoyage, laver, limpar, limpeza, lavar, pulire, pulizia, lavare
lubricate, lubrication, grease, greasing, lube, lubricar, engrasar, engrase, grasa, schmieren, schmierung, abschmieren, fett, graisser, graissage, lubrifier, lubrification, graisse, lubrificar, lubrificacao, engraxar, graxa, massa lubrificante, lubrificare, lubrificazione, ingrassare, ingrassaggio, grasso
oil, lubricant, aceite, lubricante, ol, schmierol, huile, lubrifiant, oleo, lubrificante, olio
oil pan, sump, crankcase, carter, olwanne, carter d'huile, reservatorio do carter, coppa dell'olio, coppa olio
drain plug, sump plug, oil plug, tapon de vaciado, ablassschraube, bouchon de vidange, bujao de drenagem, bujao de dreno, tappo di scarico
capacity, volume, hold, refill, fill, capacidad, fullmenge, inhalt, capacite, contenance, capacidade, capacita
charge, recharge, fill, refill, top up, pour, cargar, rellenar, nachfullen, remplir, remplissage, recharger, appoint, encher, abastecer, carregar, riempire, rabboccare, caricare
drain, empty, drenar, vaciar, ablassen, entleeren, vidanger, vidange, purger, esvaziar, escoar, scaricare, svuotare
bleed, purge, vent, get air out, get the air out, air out, let the air out, purgar, sacar el aire, entluften, purger, sangrar, spurgare, spurgo
coolant, antifreeze, cooling water, refrigerante, anticongelante, kuhlmittel, kuhlflussigkeit, kuhlwasser, frostschutz, liquide de refroidissement, antigel, liquido de arrefecimento, liquido refrigerante, liquido di raffreddamento, antigelo
refrigerant, gas, freon, gas refrigerante, kaltemittel, fluide frigorigene
air conditioning, aircon, air con, air conditioner, aire acondicionado, klimaanlage, climatisation, ar condicionado, aria condizionata, climatizzatore, condizionatore
def, adblue, urea, diesel exhaust fluid, harnstoff, uree, arla, ureia
winter, cold weather, freezing, frost, invierno, hiver, froid, gel, inverno, frio, freddo, gelo
mixture, mix, concentration, ratio, solution, mezcla, mischung, mischungsverhaltnis, melange, proportion, mistura, proporcao, miscela, rapporto
radiator, cooler, radiador, kuhler, radiateur, refroidisseur, radiatore, scambiatore
fan, blower, ventilador, lufter, geblase, ventilateur, soufflante, ventoinha, ventola, ventilatore
water pump, coolant pump, bomba de agua, bomba de refrigerante, kuhlmittelpumpe, wasserpumpe, pompe a eau, bomba d'agua, pompa acqua, pompa dell'acqua
compressor, refrigerant pump, compresor, kompressor, verdichter, compresseur, compressore
pump, bomba, pumpe, pompe, pompa
hose, tube, pipe, line, tubing, manguera, tubo, schlauch, rohr, leitung, flexible, durite, tuyau, conduite, mangueira, flessibile, manicotto
fitting, connector, coupling, coupler, adapter, union, racor, verschraubung, kupplung, raccord, adaptateur, coupleur, conexao, uniao, acoplamento, raccordo, giunto, innesto
valve, valvula, ventil, soupape, vanne, clapet, distributeur, valvola
filter, strainer, element, cartridge, filtro, sieb, filtre, crepine, cartouche, cartucho, elemento filtrante, cartuccia
air cleaner, air filter, filtro de aire, luftfilter, filtre a air, filtro de ar, filtro aria, filtro dell'aria
cab filter, cabin filter, pollen filter, cab air filter, filtro de cabina, innenraumfilter, filtre de cabine, filtre d'habitacle, filtro da cabine, filtro cabina
fuel, diesel, gasoline, petrol, gas, gasoil, combustible, kraftstoff, carburant, gazole, essence, combustivel, gasoleo, gasolina, carburante, gasolio, benzina
sulphur, sulfur, azufre, schwefel, soufre, enxofre, zolfo
injector, injection nozzle, nozzle, fuel injector, inyector, einspritzduse, duse, injecteur, gicleur, injetor, bico injetor, iniettore, ugello
leak, leakage, leaking, drip, seep, dribble, fuga, goteo, leck, undicht, fuite, suintement, vazamento, perda, perdita, trafilamento
opening pressure, pop pressure, popping pressure, cracking pressure, presion de apertura
glow plug, heater plug, bujia de precalentamiento, gluhkerze, bougie de prechauffage, vela de aquecimento, vela aquecedora, candeletta
turbocharger, turbo, turbocharged, turbocompresor, turbolader, turbocompresseur, turbocompressor, turbocompressore
muffler, silencer, silenciador, schalldampfer, silencieux, abafador, silenziatore, marmitta
exhaust, tailpipe, escape, auspuff, echappement, escapamento, scarico
smoke, humo, rauch, fumee, fumo, fumaca
throttle, accelerator, gas pedal, acelerador, gashebel, gaspedal, accelerateur, acceleratore
idle, idling, tick over, tickover, no load, low load, light load, ralenti, leerlauf, marcha lenta, minimo
speed, rpm, rev, velocidad, drehzahl, geschwindigkeit, vitesse, regime, velocidade, rotacao, velocita, giri
travel speed, top speed, maximum speed, driving speed, flat out, top gear, velocidad maxima, hochstgeschwindigkeit, vitesse de deplacement, vitesse maximale, velocidade maxima, velocita massima
low range, slow range, gama baja, gama lenta, gama corta, langsamgang
high range, fast range, gama alta, gama rapida, schnellgang
reverse, backward, marcha atras, ruckwarts, marche arriere, marcha a re, retromarcia
start, fire up, crank, switch on, turn on, power up, arrancar, arranque, encender, starten, anlassen, einschalten, demarrer, demarrage, mettre en marche, ligar, dar partida, partida, avviare, avviamento, accendere
starter, starter motor, cranking motor, motor de arranque, anlasser, demarreur, motor de partida, motorino di avviamento
starting fluid, quick start, ether, easy start, starter spray, starting spray, startpilot, eter, liquido de arranque
stop, shut down, shutdown, shut off, switch off, turn off, cut out, trip, kill, detener, parar, apagar, abschalten, ausschalten, anhalten, stoppen, arreter, arret, couper, desligar, parada, paragem, fermare, spegnere, arresto
emergency stop, e stop, estop, mushroom button, parada de emergencia, notaus, nothalt, arret d'urgence, paragem de emergencia, arresto di emergenza
store, storage, park, lay up, out of service, long term, standstill, almacenar, almacenamiento, einlagern, stilllegen, lagerung, stockage, remiser, entreposage, stationner, armazenar, armazenamento, armazenagem, immagazzinare, rimessaggio, stoccaggio
battery, accumulator, bateria, batterie, akku, accumulateur, acumulador, batteria, accumulatore
negative, minus, negativo, minuspol, negatif, moins
positive, plus, positivo, pluspol, positif
terminal, post, lug, borne, klemme, cosse, morsetto, terminale
alternator, generator, dynamo, alternador, lichtmaschine, generador, alternateur, generateur, gerador, alternatore, generatore
generator set, genset, generating set, gen set, grupo electrogeno, stromaggregat, groupe electrogene, grupo gerador, gerador, gruppo elettrogeno
circuit breaker, breaker, disyuntor, interruptor automatico, sicherungsautomat, schutzschalter, disjoncteur, disjuntor, interruttore automatico, magnetotermico
fuse, fusible, sicherung, fusivel, fusibile
switch, interruptor, schalter, interrupteur, commutateur, chave, interruttore
button, push button, pushbutton, boton, taster, knopf, druckknopf, bouton, bouton poussoir, botao, pulsante
knob, handle, lever, perilla, palanca, hebel, griff, poignee, levier, manette, manipulo, alavanca, punho, leva, maniglia, manopola
relay, contactor, rele, relais, schutz, contacteur, contator
lamp, light, bulb, indicator, led, luz, lampara, leuchte, lampe, kontrollleuchte, feu, voyant, ampoule, lampada, farol, spia, luce, lampadina
headlight, headlamp, driving light, driving lamp, faro, scheinwerfer, phare, projecteur, farol, fanale
blink, flash, flicker, parpadear, blinken, clignoter, piscar, lampeggiare
amber, yellow, orange, amarillo, gelb, jaune, laranja, amarelo, arancione, giallo
gauge, gage, meter, indicator, dial, indicador, anzeige, jauge, indicateur, manometre, medidor, manometro, indicatore
ammeter, amp meter, amperimetro, amperemeter
voltmeter, volt meter, voltimetro
multimeter, ohmmeter, multitester, tester, multimetro
voltage, volt, tension, spannung, tensao, voltagem, tensione
overvoltage, over voltage, high voltage, sobretension, uberspannung
undervoltage, under voltage, low voltage, subtension, baja tension, unterspannung
current, amp, amperage, ampere, corriente, strom, courant, intensite, corrente
input, supply, mains, entrada, alimentacion, netz, einspeisung, entree, alimentation, alimentacao, ingresso, alimentazione
output, outlet, salida, ausgang, sortie, saida, uscita
cabinet, enclosure, box, case, casing, housing, armario, gehause, schaltschrank, armoire, coffret, boitier, caixa, gabinete, quadro, armadio, scatola
control panel, dash, dashboard, instrument panel, control box, console, panel de control, bedienfeld, armaturenbrett, tableau de bord, pupitre, panneau de commande, painel de controle, painel de comando, painel, quadro comandi, pannello di controllo, cruscotto
cover, lid, access panel, cubierta, tapa, deckel, abdeckung, couvercle, capot, tampa, cobertura, coperchio, cofano
door, puerta, tur, porte, portiere, porta, portiera
window, glass, pane, ventana, cristal, fenster, vitre, fenetre, glace, vidro, janela, finestra, finestrino, vetro
belt, drive belt, fan belt, correa, riemen, keilriemen, keilrippenriemen, courroie, correia, cinghia
pulley, sheave, polea, riemenscheibe, poulie, polia, puleggia
tension, deflection, slack, sag, tensado, spannen, riemenspannung, durchhang, tendre, fleche, tensao, esticar, flecha, tensionamento, tensionare, freccia
bearing, bush, bushing, cojinete, rodamiento, lager, buchse, roulement, palier, bague, coussinet, rolamento, mancal, bucha, chumaceira, cuscinetto, boccola, bronzina
swing bearing, slew ring, slewing ring, swing circle, slew bearing, turntable bearing, corona de giro, drehkranz, couronne d'orientation, couronne de rotation, coroa de giro, ralla, corona di rotazione
swing, slew, swivel, rotate, giro, girar, schwenken, orientation, rotation, pivoter, rotacao, rotazione, ruotare
articulation, centre pivot, center pivot, pivot, articulated joint, articulacion, knickgelenk, articulacao, articolazione, snodo
seal, gasket, packing, sello, junta, reten, dichtung, simmerring, wellendichtring, joint, garniture, bague d'etancheite, vedacao, retentor, gaxeta, guarnizione, tenuta, paraolio
cylinder head, head, culata, zylinderkopf, culasse, cabecote, culassa, testata, testa cilindro
firing order, firing sequence, injection order, orden de encendido, zundfolge
gearbox, transmission, gear case, caja de cambios, transmision, getriebe, getriebekasten, boite de vitesses, reducteur, caixa de cambio, caixa de velocidades, transmissao, redutor, cambio, trasmissione, riduttore
gear, sprocket, cog, engranaje, pinon, zahnrad, ritzel, engrenage, pignon, roue dentee, engrenagem, pinhao, roda dentada, ingranaggio, pignone
chain, cadena, kette, chaine, corrente, catena
clutch, embrague, kupplung, embrayage, embreagem, embraiagem, frizione
brake, freno, bremse, frein, freio, travao
wheel, rueda, rad, roue, roda, ruota
tyre, tire, neumatico, reifen, pneu, pneumatique, pneumatico
track, crawler, oruga, raupe, chenille, esteira, lagarta, cingolo
track shoe, track pad, track plate, grouser plate, zapata, teja de oruga, bodenplatte
hydraulic fluid, hydraulic oil, aceite hidraulico, hydraulikol, huile hydraulique, fluide hydraulique, oleo hidraulico, fluido hidraulico, olio idraulico
cylinder, ram, cilindro, zylinder, verin, cylindre, martinetto
lift cylinder, boom ram, boom cylinder, lift ram, cilindro de elevacion, hubzylinder, verin de levage, cilindro de elevacao, cilindro di sollevamento
seal kit, reseal kit, repair kit, juego de juntas, dichtsatz, jeu de joints, kit de vedacao, jogo de juntas, kit guarnizioni
tooth, bucket tooth, diente, zahn, dent, dente
bucket, shovel, cucharon, cuchara, schaufel, loffel, godet, cacamba, concha, balde, benna
boom, arm, jib, pluma, brazo, ausleger, fleche, bras, lanca, braco, braccio
run in, break in, running in, breaking in, rodaje, einlaufen, einfahren, rodage, amaciamento, rodagem, rodaggio
push rod, pushrod, varilla de empuje, empujador, stosselstange
hexagonal, hexagon, hex, sechskant
diameter, thickness, thick, bore, grosor, diametro, espesor, durchmesser, dicke, starke, diametre, epaisseur, alesage, espessura, furo, spessore, alesaggio
length, long, longitud, largo, lange, longueur, comprimento, lunghezza
width, wide, ancho, anchura, breite, breit, largeur, largura, larghezza
height, tall, high, altura, alto, hohe, hoch, hauteur, altezza
depth, deep, profundidad, profundo, tiefe, tief, profondeur, profundidade, profondita
weight, weigh, mass, heavy, peso, pesar, gewicht, schwer, poids, masse, peser, massa, pesare
temperature, hot, heat, temp, overheat, temperatura, temperatur, heiss, chaleur, surchauffe, calor, superaquecimento, calore, surriscaldamento
noise, noisy, sound, loud, audible, ruido, gerausch, larm, schallpegel, bruit, niveau sonore, barulho, rumore, rumorosita
pressure, presion, druck, pression, pressao, pressione
compressed air, shop air, air line, aire comprimido, druckluft, air comprime, ar comprimido, aria compressa
air pressure, presion de aire, luftdruck
dust, dirt, debris, polvo, staub, schmutz, poussiere, salissure, poeira, sujeira, po, polvere, sporco
interval, how often, every, periodic, schedule, frequency, intervalo, frecuencia, cada cuanto, wartungsintervall, intervalle, periodicite, frequence, frequencia, periodicidade, intervallo, frequenza
month, monthly, mes, mensual, monat, monatlich, mois, mensuel, mensal, mese, mensile
week, weekly, semana, semanal, woche, wochentlich, semaine, hebdomadaire, settimana, settimanale
day, daily, dia, diario, tag, taglich, jour, quotidien, journalier, diariamente, giorno, giornaliero
year, yearly, annual, ano, anual, jahr, jahrlich, an, annee, annuel, anno, annuale
fault, failure, error, malfunction, trouble, defect, fallo, averia, fehler, storung, panne, defaut, anomalie, erreur, defaillance, falha, avaria, defeito, erro, guasto, anomalia, errore, difetto
alarm, alert, warning signal, alarma, alarme, alerte, allarme
repair, service, fix, overhaul, rebuild, reparar, servicio, reparieren, instandsetzen, uberholen, reparer, reparation, entretien, revision, conserto, manutencao, reparacao, riparare, riparazione, manutenzione, revisione
warranty, guarantee, garantia, garantie, gewahrleistung, garanzia
weld, soldar, soldadura, schweissen, souder, soudage, soudure, soldagem, saldare, saldatura
lift, hoist, raise, pick up, levantar, izar, elevar, heben, anheben, lever, levage, soulever, elingue, icar, sollevare, sollevamento
tow, recover, remolcar, abschleppen, remorquer, remorquage, rebocar, reboque, trainare, traino, rimorchiare
horn, hooter, claxon, bocina, hupe, avertisseur, klaxon, buzina, clacson, avvisatore acustico
reset, clear, zero, reiniciar, zurucksetzen, reinitialiser, remise a zero, zerar, repor, azzerare, ripristinare
display, screen, monitor, pantalla, afficheur, ecran, affichage, visor, tela, ecra, schermo
auxiliary, aux, auxiliar, auxiliaire, ausiliario
power line, overhead line, electric line, linea electrica, freileitung, stromleitung, ligne electrique, linha eletrica, linea elettrica
attachment, implement, work tool, accesorio, implemento, anbaugerat, accessoire, equipement, outil, acessorio, accessorio, attrezzatura
quick coupler, coupler, quick hitch, acoplador rapido, schnellwechsler, attache rapide, engate rapido, attacco rapido
reach, outreach, alcance, reichweite, portee, portata, sbraccio
weak, no power, low power, lack of power, loss of power, sin fuerza, keine leistung, manque de puissance, perte de puissance, sem forca, falta de potencia, perda de potencia, perdita di potenza
forbidden, prohibited, do not, never, prohibido, verboten, keinesfalls, interdit, jamais, defense de, proibido, nunca, vietato, mai, divieto
load, loading, payload, carga, cargar, last, nutzlast, beladen, charge, charger, carregar, carico, caricare
log, timber, trunk, troncos, holz, stamme, grume, tronc, tora, tronco
concrete, hormigon, beton, concreto, betao, calcestruzzo, cemento
tank, reservoir, deposito, tanque, behalter, cuve, bac, reservatorio, serbatoio
lift pump, feed pump, transfer pump, supply pump, fuel pump, bomba de alimentacion, forderpumpe, pompe d'alimentation, bomba de alimentacao, bomba alimentadora, pompa di alimentazione
wiring diagram, schematic, circuit diagram, esquema electrico, schaltplan, schema electrique, esquema eletrico, diagrama eletrico, schema elettrico
colour, color, farbe, couleur, cor, colore
bracket, support, mount, soporte, halterung, konsole, console, suporte, staffa, supporto
part number, ident number, catalogue number, numero de pieza, identnummer, bestellnummer, teilenummer, numero de piece, reference, numero da peca, codigo da peca, codice ricambio, numero di parte
rear, back, trasero, hinten, arriere, traseiro, traseira, posteriore
front, delantero, vorne, avant, dianteiro, dianteira, frente, anteriore
left, izquierda, izquierdo, links, gauche, esquerdo, esquerda, sinistro, sinistra
right, derecha, derecho, rechts, droite, droit, direito, direita, destro, destra
clockwise, sentido horario, uhrzeigersinn, rechtsherum, sens horaire, sens des aiguilles d'une montre, senso orario
counterclockwise, anticlockwise, antihorario, linksherum, sens antihoraire, sens inverse des aiguilles d'une montre, sentido anti horario, senso antiorario
vehicle, truck, lorry, vehiculo, camion, fahrzeug, vehicule, veiculo, caminhao, camiao, veicolo, autocarro
engine, motor, moteur, motore
dual, twin, double, doble, doppel, jumele, duplo, doppio
crane, grua, kran, grue, guindaste, gru
forklift, fork lift, fork lift truck, montacargas, carretilla elevadora, stapler, gabelstapler, chariot elevateur, empilhador, empilhadeira, carrello elevatore
`
