/** Parts and properties by their short names, one concept per line, in the order of `languages`. Written by the project's authors from general usage; none was chosen by looking at questions or manuals. */
export const basicPartTerms = `
fan, blower|ventilador|ventilateur, soufflante|Lüfter, Ventilator, Gebläse|ventilador, ventoinha|ventola, ventilatore|ventilator, blazer|fläkt|tuuletin, puhallin|ventilator, blæser|vifte
handle, grip|manija, asa, mango, empuñadura|poignée, manche, manette|Griff, Handgriff|manípulo, punho, pega, alça|maniglia, impugnatura, manico|handgreep, handvat|handtag|kahva, kädensija|håndtag, greb|håndtak
gauge, gage, meter, indicator, dial|indicador, medidor, manómetro|jauge, indicateur, manomètre|Anzeige, Messgerät|indicador, medidor, manômetro|indicatore, manometro|meter, wijzer|mätare|mittari|måler, viser|måler
filter, filter element, filter cartridge, strainer|filtro, elemento filtrante, cartucho|filtre, cartouche, crépine|Filter, Filtereinsatz, Filterpatrone, Sieb|filtro, elemento filtrante, cartucho|filtro, elemento filtrante, cartuccia|filter, filterelement, zeef|filter, filterinsats, sil|suodatin, suodatinpanos, sihti|filter, filterindsats, si|filter, filterinnsats, sil
coupling, fitting, connector, union|racor, acoplamiento, acople|raccord, coupleur, accouplement|Verschraubung, Kupplungsstück|conexão, acoplamento, união, engate|raccordo, giunto, innesto|koppeling, aansluiting|koppling, anslutning|liitin, liitos|kobling, forskruning|kobling, kopling
feed pump, supply pump, transfer pump|bomba de alimentación|pompe d'alimentation|Förderpumpe|bomba de alimentação, bomba alimentadora|pompa di alimentazione|opvoerpomp, voedingspomp|matarpump|syöttöpumppu|fødepumpe|matepumpe
bracket, support bracket|soporte|support, console|Halter, Halterung, Konsole|suporte|staffa, supporto|beugel, steun|fäste, konsol|kannatin, kiinnike|beslag, konsol|brakett, feste
cylinder, ram|cilindro|cylindre, vérin|Zylinder|cilindro|cilindro, martinetto|cilinder|cylinder|sylinteri|cylinder|sylinder
cable, electric cable, lead|cable|câble|Kabel, Leitung|cabo|cavo|kabel|kabel|kaapeli, johto|kabel, ledning|kabel, ledning
sulphur, sulfur|azufre|soufre|Schwefel|enxofre|zolfo|zwavel|svavel|rikki|svovl|svovel
opening pressure, cracking pressure, popping pressure|presión de apertura|pression d'ouverture|Öffnungsdruck|pressão de abertura|pressione di apertura|openingsdruk|öppningstryck|avautumispaine|åbningstryk|åpningstrykk
low range, slow range|gama baja, gama lenta, gama corta|gamme lente|Langsamgang, Langsamfahrstufe|gama baixa, gama lenta|gamma lenta|lage groep|lågväxel, lågområde|hidas alue|langsomt område|lavområde
high range, fast range|gama alta, gama rápida|gamme rapide|Schnellgang, Schnellfahrstufe|gama alta, gama rápida|gamma veloce|hoge groep|högområde|nopea alue|hurtigt område|høyområde
starting fluid, ether, starter spray|éter, líquido de arranque|éther, Startpilot|Startpilot, Starthilfespray|éter, líquido de partida|etere, spray avviamento|startspray, ether|startgas, startspray|starttisumu, eetteri|startspray, æter|startgass, startspray
negative, minus|negativo|négatif, moins|Minuspol, negativ|negativo|negativo|negatief, min|negativ, minus|negatiivinen, miinus|negativ, minus|negativ, minus
positive, plus|positivo|positif|Pluspol, positiv|positivo|positivo|positief, plus|positiv, plus|positiivinen, plus|positiv, plus|positiv, pluss
input, power supply|entrada, alimentación|entrée, alimentation|Eingang, Einspeisung|entrada, alimentação|ingresso, alimentazione|ingang, voeding|ingång, matning|tulo, syöttö|indgang, forsyning|inngang, tilførsel
hexagonal, hexagon, hex|hexagonal|hexagonal, six pans|Sechskant|sextavado, hexagonal|esagonale|zeskant, inbus|sexkant|kuusiokolo, kuusiokanta|sekskant|sekskant
air pressure|presión de aire|pression d'air|Luftdruck|pressão de ar|pressione dell'aria|luchtdruk|lufttryck|ilmanpaine|lufttryk|lufttrykk
auxiliary, aux|auxiliar|auxiliaire|Zusatz, Hilfs|auxiliar|ausiliario|hulp, extra|hjälp, extra|apu, lisä|hjælpe, ekstra|hjelpe, ekstra
`
