/** Everyday words for conditions and places, one concept per line, in the order of `languages`. Written by the project's authors from general usage; none was chosen by looking at questions or manuals. */
export const placeTerms = `
cold, chilly|frío|froid|kalt, Kälte|frio|freddo|koud, kou|kall, kyla|kylmä, kylmyys|kold, kulde|kald, kulde
hot, heat|caliente, calor|chaud, chaleur|heiß, Hitze|quente, calor|caldo, calore|heet, hitte|het, hetta|kuuma, kuumuus|varm, hede|varm, hete
warm, lukewarm|templado, tibio|tiède|warm, lauwarm|morno|tiepido|warm, lauw|varm, ljummen|lämmin, haalea|varm, lunken|varm, lunken
temperature|temperatura|température|Temperatur|temperatura|temperatura|temperatuur|temperatur|lämpötila|temperatur|temperatur
ambient temperature, outside temperature, air temperature|temperatura ambiente, temperatura exterior|température ambiante, température extérieure|Umgebungstemperatur, Außentemperatur|temperatura ambiente, temperatura exterior|temperatura ambiente, temperatura esterna|omgevingstemperatuur, buitentemperatuur|omgivningstemperatur, utomhustemperatur, utetemperatur|ympäristön lämpötila, ulkolämpötila|omgivelsestemperatur, udetemperatur|omgivelsestemperatur, utetemperatur
weather, weather conditions|tiempo atmosférico, clima, condiciones climáticas|météo, conditions météorologiques|Wetter, Witterung|clima, condições climáticas|meteo, condizioni atmosferiche|weer, weersomstandigheden|väder, väderförhållanden|sää, sääolosuhteet|vejr, vejrforhold|vær, værforhold
winter, cold weather|invierno, tiempo frío|hiver, temps froid|Winter, kaltes Wetter|inverno, tempo frio|inverno, clima freddo|winter, koud weer|vinter, kallt väder|talvi, kylmä sää|vinter, koldt vejr|vinter, kaldt vær
summer, hot weather|verano, tiempo caluroso|été, temps chaud|Sommer, heißes Wetter|verão, tempo quente|estate, clima caldo|zomer, warm weer|sommar, varmt väder|kesä, kuuma sää|sommer, varmt vejr|sommer, varmt vær
spring season, springtime|primavera|printemps|Frühjahr, Frühling|primavera|primavera|voorjaar, lente|våren, vårtid|kevät|forår|våren, vårtid
autumn, fall season|otoño|automne|Herbst|outono|autunno|herfst|höst|syksy|efterår|høst
season|temporada, estación del año|saison|Saison, Jahreszeit|temporada, estação do ano|stagione|seizoen|säsong, årstid|vuodenaika, kausi|sæson, årstid|sesong, årstid
rain, rainy|lluvia, llover, lluvioso|pluie, pleuvoir, pluvieux|Regen, regnen|chuva, chover, chuvoso|pioggia, piovere, piovoso|regen, regenen|regn, regna, regnig|sade, vesisade, sateinen|regn, regne, regnvejr|regn, regne, regnvær
snow, snowfall|nieve, nevar|neige, neiger|Schnee, schneien|neve, nevar|neve, nevicare|sneeuw, sneeuwen|snö, snöa|lumi, lumisade|sne, snevejr|snø, snøfall
ice, icy|hielo, helado suelo|glace, verglas, verglacé|Eis, vereist, Glatteis|gelo, com gelo|ghiaccio, ghiacciato|ijs, ijzel, beijzeld|is, isig|jää, jäinen|is, iset|is, iset
frost, below zero, subzero|helada, bajo cero|givre, gelée, au-dessous de zéro|Frost, unter null|geada, abaixo de zero|brina, gelata, sotto zero|vorst, onder nul|frost, minusgrader|pakkanen, nollan alapuolella|frost, frostvejr, minusgrader|frost, minusgrader
wind, windy|viento, ventoso|vent, venteux|Wind, windig|vento, ventoso|vento, ventoso|wind, winderig|vind, blåst, blåsig|tuuli, tuulinen|vind, blæst, blæsende|vind, vindfull
storm|tormenta|tempête|Sturm, Unwetter|tempestade|tempesta, burrasca|storm|storm, oväder|myrsky|storm, uvejr|storm, uvær
fog, mist|niebla, neblina|brouillard, brume|Nebel|nevoeiro, neblina|nebbia|mist, nevel|dimma|sumu|tåge|tåke
sun, sunlight, sunshine, direct sunlight|sol, luz solar|soleil, lumière du soleil|Sonne, Sonnenlicht, Sonneneinstrahlung|sol, luz solar|sole, luce solare|zon, zonlicht|sol, solljus|aurinko, auringonvalo|sol, sollys|sol, sollys
humidity, moisture, damp, humid|humedad, húmedo|humidité, humide|Feuchtigkeit, feucht|umidade, humidade, úmido, húmido|umidità, umido|vochtigheid, vocht, vochtig|fukt, fuktighet, fuktig|kosteus, kostea|fugt, fugtighed, fugtig|fuktighet, fukt, fuktig
condensation, condensed water|condensación, agua de condensación|condensation, eau de condensation|Kondensation, Kondenswasser|condensação, água condensada|condensa, condensazione|condens, condenswater|kondens, kondensvatten|kondenssivesi, kondenssi|kondens, kondensvand|kondens, kondensvann
wet, soaked|mojado, empapado|mouillé, trempé|nass, durchnässt|molhado, encharcado|bagnato|nat, doorweekt|våt, blöt|märkä|våd|våt
flood, flooded, submerged|inundación, inundado, sumergido|inondation, inondé, submergé|Überschwemmung, überflutet|inundação, inundado, submerso|inondazione, allagato, sommerso|overstroming, overstroomd|översvämning, översvämmad|tulva, veden alla|oversvømmelse, oversvømmet|oversvømmelse, oversvømt
mud, muddy, sludge|barro, lodo, fangoso|boue, boueux|Schlamm, Matsch, schlammig|lama, barro, lamacento|fango, melma, fangoso|modder, modderig, slib|lera, gyttja, lerig|muta, lieju, mutainen|mudder, mudret, slam|gjørme, slam
sand, sandy|arena, arenoso|sable, sableux|Sand, sandig|areia, arenoso|sabbia, sabbioso|zand, zanderig|sand, sandig|hiekka, hiekkainen|sand, sandet|sand, sandete
gravel, crushed stone|grava, gravilla|gravier, gravillon|Kies, Schotter, Splitt|cascalho, brita|ghiaia, pietrisco|grind, steenslag|grus, makadam|sora, murske|grus, skærver|grus, pukk
rock, stone, boulder, rocky|roca, piedra, rocoso|roche, rocher, pierre, rocheux|Fels, Stein, Gestein, felsig|rocha, pedra, rochoso|roccia, pietra, roccioso|rots, steen, rotsachtig|berg, sten, stenig|kivi, kallio, kivinen|sten, stenet|stein, fjell, steinete
clay|arcilla|argile|Lehm, Ton|argila|argilla|klei, leem|lera|savi|ler|leire
soil, earth, topsoil|tierra, suelo|terre, sol|Erde, Erdreich, Boden|solo, terra|terra, terreno, suolo|aarde, grond, bodem|jord, matjord|maa, maaperä, multa|jord, muld|jord, matjord
bog, swamp, marsh|pantano, ciénaga|marécage, marais|Sumpf, Moor|pântano, brejo|palude|moeras|myr, kärr, träsk|suo|mose, sump|myr, sump
ground, terrain|terreno, suelo|terrain, sol|Untergrund, Gelände, Boden|terreno, chão|terreno, suolo|terrein, ondergrond, grond|mark, terräng, underlag|maasto, maa|terræn, underlag|terreng, bakke, underlag
soft ground, soft soil|terreno blando, suelo blando|sol mou, terrain meuble|weicher Boden, weicher Untergrund|terreno mole, solo macio|terreno cedevole, terreno morbido|zachte ondergrond, zachte grond|mjuk mark, mjukt underlag|pehmeä maa, pehmeä maasto|blød jord, blødt underlag|mykt underlag, bløt grunn
hard, firm ground, solid ground|duro, terreno firme, suelo firme|dur, sol ferme|hart, fester Untergrund, tragfähiger Untergrund|duro, terreno firme, solo firme|duro, terreno solido|hard, stevige ondergrond|hård, fast underlag, fast mark|kova, kantava maa|hård, fast underlag|hard, fast underlag, fast grunn
soft|blando, suave al tacto|mou, souple|weich|macio, mole|morbido|zacht|mjuk|pehmeä|blød|myk, bløt
flat, even ground, level ground|plano, nivelado, terreno llano, terreno nivelado|plat, plan, sol plat, de niveau|eben, waagerecht, ebener Boden, ebener Untergrund|plano, nivelado, terreno plano|piano, piana, terreno pianeggiante, superficie piana|vlak, horizontaal, vlakke ondergrond|plan, jämn, plan mark|tasainen, tasainen maa, tasainen alusta|plan, jævn, plant underlag, vandret|plan, flat, flatt underlag, jevnt underlag
slope, incline, hillside, gradient, sloping ground|pendiente, cuesta, ladera, inclinación|pente, inclinaison, dévers|Hang, Steigung, Gefälle, Neigung, Böschung|declive, inclinação, ladeira, encosta|pendenza, pendio, inclinazione|helling, hellend terrein, talud|sluttning, lutning, backe|rinne, kaltevuus, mäki|skråning, hældning, bakke|skråning, helling, bakke, stigning
uphill, upwards slope|cuesta arriba, subida|en montée, en côte|bergauf, hangaufwärts|subida, ladeira acima|in salita, salita|bergop, heuvelop|uppför, uppförsbacke|ylämäki, ylämäkeen|opad bakke|oppover, oppoverbakke
downhill, downwards slope|cuesta abajo, bajada|en descente, descente|bergab, hangabwärts|descida, ladeira abaixo|in discesa, discesa|bergaf, heuvelaf|nedför, nedförsbacke|alamäki, alamäkeen|ned ad bakke|nedover, nedoverbakke
steep|empinado, pronunciado|raide, abrupt|steil|íngreme|ripido|steil|brant|jyrkkä|stejl|bratt
ramp, loading ramp|rampa, rampa de carga|rampe, rampe de chargement|Rampe, Auffahrrampe, Laderampe|rampa, rampa de carregamento|rampa, rampa di carico|oprijplaat, laadhelling|ramp, lastramp|ramppi, ajoluiska|rampe, læsserampe|rampe, lasterampe
ditch, trench|zanja, cuneta|fossé, tranchée|Graben|vala, valeta, trincheira|fosso, trincea|sloot, greppel, sleuf|dike|oja, kaivanto|grøft, rende|grøft
hole, pit|agujero, hoyo, foso|trou, fosse|Loch, Grube|buraco, furo, cova|buco, foro, fossa|gat, kuil, put|hål, grop|reikä, kuoppa|hul, grav|hull, grop
bank, embankment, edge of excavation|talud, terraplén|talus, remblai, berge|Böschung, Damm|talude, aterro, barranco|scarpata, argine, terrapieno|talud, berm, dijk|slänt, vägbank|penger, luiska|skrænt, dæmning|skråning, voll, fylling
pile, heap, stockpile|montón, pila, acopio|tas, pile de matériau|Haufen, Halde|pilha, monte, montão|mucchio, cumulo|hoop|hög, upplag|kasa|bunke, dynge|haug
hill, mountain|colina, montaña|colline, montagne|Hügel, Berg|colina, montanha, morro|collina, montagna|heuvel, berg|kulle, fjäll|kukkula, vuori|bakke, bjerg|fjell, ås
altitude, elevation, above sea level, high altitude|altitud, altura sobre el mar|altitude|Höhe über Meer, Höhenlage, Meereshöhe|altitude|altitudine, quota|hoogte boven zeeniveau, zeeniveau|höjd över havet, hög höjd|korkeus merenpinnasta, merenpinta|højde over havet|høyde over havet
obstacle, obstruction in path|obstáculo|obstacle|Hindernis|obstáculo|ostacolo|obstakel, hindernis|hinder|este|forhindring|hindring
road, street|carretera, camino, calle|route, chemin, rue|Straße, Weg|estrada, caminho, rua|strada, via|weg, straat|väg, gata|tie, katu|vej, gade|vei, gate
public road, road traffic, highway|vía pública, carretera pública, tráfico|voie publique, circulation routière|öffentliche Straße, Straßenverkehr|via pública, tráfego, trânsito|strada pubblica, circolazione stradale, traffico|openbare weg, wegverkeer|allmän väg, vägtrafik|yleinen tie, tieliikenne|offentlig vej, vejtrafik|offentlig vei, veitrafikk
off-road, rough terrain|todoterreno, terreno accidentado|tout-terrain, terrain accidenté|Geländefahrt, unwegsames Gelände|fora de estrada, terreno acidentado|fuoristrada, terreno accidentato|ruw terrein, oneffen terrein|terrängkörning, ojämn terräng|vaikea maasto, epätasainen maasto|ujævnt terræn|ujevnt terreng
asphalt, pavement, paved|asfalto, pavimento, pavimentado|asphalte, chaussée, goudron|Asphalt, Straßenbelag, befestigt|asfalto, pavimento, pavimentado|asfalto, pavimentazione|asfalt, wegdek, verhard|asfalt, vägbeläggning|asfaltti, päällyste|asfalt, vejbelægning|asfalt, veidekke
bridge|puente|pont|Brücke|ponte|ponte|brug|bro|silta|bro|bru
tunnel|túnel|tunnel|Tunnel|túnel|galleria, tunnel|tunnel|tunnel|tunneli|tunnel|tunnel
underground, below ground|subterráneo, bajo tierra|souterrain, sous terre|unterirdisch, unter Tage|subterrâneo|sotterraneo|ondergronds|underjordisk, under jord|maanalainen|underjordisk|underjordisk
forest, woods|bosque|forêt, bois forestier|Wald|floresta, bosque|bosco, foresta|bos|skog|metsä|skov|skog
field, farmland|campo|champ|Feld, Acker|campo, lavoura|campo|akker, veld|åker, fält|pelto|mark, ager|åker, jorde
grass, lawn|césped, hierba, pasto|herbe, pelouse, gazon|Gras, Rasen|grama, relva, capim|erba, prato|gras, gazon|gräs, gräsmatta|ruoho, nurmikko|græs, græsplæne|gress, gressplen
tree|árbol|arbre|Baum|árvore|albero|boom|träd|puu|træ|tre
branch, twig|rama|branche|Ast, Zweig|galho, ramo|ramo|tak, twijg|gren, kvist|oksa|gren, kvist|gren, kvist
bush, shrub, undergrowth|arbusto, maleza|buisson, broussailles|Busch, Gebüsch|arbusto, mato|cespuglio, sottobosco|struik, struikgewas|buske, sly|pensas, pensaikko|busk, krat|busk, kratt
leaves, fallen leaves|hojas secas, hojarasca|feuilles mortes|Laub|folhas secas|foglie secche|bladeren|löv|lehdet|løv, blade|løv
straw, hay|paja, heno|paille, foin|Stroh, Heu|palha, feno|paglia, fieno|stro, hooi|halm, hö|olki, heinä|halm, hø|halm
river, stream|río, arroyo|rivière, ruisseau|Fluss, Bach|rio, ribeiro|fiume, torrente|rivier, beek|flod, älv, bäck|joki, puro|flod, vandløb, bæk|elv, bekk
sea, seawater, salt water|mar, agua de mar, agua salada|mer, eau de mer, eau salée|Meer, Meerwasser, Salzwasser|mar, água do mar, água salgada|mare, acqua di mare, acqua salata|zee, zeewater, zout water|hav, havsvatten, saltvatten|meri, merivesi, suolavesi|hav, havvand, saltvand|hav, sjøvann, saltvann
coast, seaside|costa, litoral|côte, littoral|Küste|costa, litoral|costa, litorale|kust|kust|rannikko|kyst|kyst
water depth, wade, fording, fording depth|profundidad de vadeo, vadear|passage à gué, profondeur de gué|Wattiefe, waten|profundidade de vau, vadear|guado, guadare|waaddiepte, waden|vaddjup, vadning|kahlaussyvyys, kahlata|vadedybde, vade|vadedybde, vading
wall|pared, muro|mur, paroi|Wand, Mauer|parede, muro|parete, muro|muur, wand|vägg, mur|seinä, muuri|væg, mur|vegg, mur
floor|piso, suelo interior|plancher, sol intérieur|Fußboden, Boden|piso, chão, assoalho|pavimento|vloer|golv|lattia|gulv|gulv
ceiling, roof|techo, tejado|plafond, toit|Decke, Dach|teto, telhado|soffitto, tetto|plafond, dak|tak, innertak|katto|loft, tag|tak, himling
room, chamber|habitación, sala, cuarto|pièce de bâtiment, salle, local|Raum, Zimmer|sala, quarto, compartimento|stanza, locale, ambiente chiuso|kamer, ruimte|rum|huone, tila|rum, lokale|rom, lokale
building, house|edificio, casa|bâtiment, maison|Gebäude, Haus|edifício, prédio, casa|edificio, casa|gebouw, huis|byggnad, hus|rakennus, talo|bygning, hus|bygning, hus
workshop, repair shop|taller|atelier|Werkstatt|oficina|officina|werkplaats|verkstad|korjaamo, verstas|værksted|verksted
garage, carport|garaje, cochera|garage|Garage|garagem|garage|garage|garage|autotalli|garage|garasje
shed, hangar, barn|cobertizo, galpón, granero|hangar, grange, remise|Schuppen, Halle, Scheune|galpão, celeiro, barracão|capannone, fienile|schuur, loods|skjul, lada|vaja, lato|skur, lade|skur, låve
warehouse, depot|almacén, depósito|entrepôt|Lager, Lagerhalle|armazém, depósito|magazzino|magazijn, opslagplaats|lager, magasin|varasto|lager, lagerhal|lager
indoors, inside building|en interior, bajo techo|en intérieur, à l'intérieur|drinnen, im Innenraum, in Innenräumen|em ambiente interno, em recinto fechado|al chiuso, al coperto|binnenshuis, binnen|inomhus|sisätiloissa, sisällä|indendørs|innendørs
outdoors, in the open|al aire libre, a la intemperie|en plein air, en extérieur|draußen, im Freien|ao ar livre, em área externa|all'aperto|buitenshuis, buiten|utomhus|ulkona, ulkotiloissa|udendørs|utendørs
enclosed space, confined space, closed room|espacio cerrado, espacio confinado, lugar cerrado|espace clos, espace confiné, local fermé|geschlossener Raum, enger Raum|espaço fechado, espaço confinado, local fechado|spazio chiuso, ambiente confinato|besloten ruimte, afgesloten ruimte|slutet utrymme, slutet rum|suljettu tila, ahdas tila|lukket rum, snævert rum|lukket rom, trangt rom
well-ventilated area, well ventilated|zona bien ventilada, bien ventilado|endroit bien aéré, bien ventilé|gut belüftet, gut gelüftet|local bem ventilado, bem arejado|luogo ben ventilato, ben ventilato|goed geventileerd, goed geventileerde ruimte|väl ventilerad, välventilerat|hyvin tuuletettu|godt ventileret|godt ventilert
place, location, position|lugar, sitio, ubicación, posición|endroit, lieu, emplacement, position|Ort, Stelle, Standort, Position|lugar, local, localização, posição|luogo, posto, ubicazione, posizione|plaats, plek, locatie, positie|plats, ställe, läge, position|paikka, sijainti, asento|sted, placering, position|sted, plassering, posisjon
space, free space|espacio libre, espacio|espace libre, place libre|Platz, Freiraum|espaço, espaço livre|spazio, spazio libero|vrije ruimte|utrymme, fritt utrymme|tila, vapaa tila|plads, fri plads|plass, fri plass
entrance, entry|entrada|entrée|Eingang|entrada|ingresso, entrata|ingang|ingång|sisäänkäynti|indgang|inngang
exit, way out|salida|sortie|Ausgang, Ausstieg|saída|uscita|uitgang|utgång|uloskäynti|udgang|utgang
access, accessible|acceso, accesible|accès, accessible|Zugang, zugänglich|acesso, acessível|accesso, accessibile|toegang, toegankelijk|åtkomst, åtkomlig|pääsy|adgang, tilgængelig|adkomst, tilgang, tilgjengelig
night, at night, nighttime|noche, de noche|nuit, de nuit|Nacht, nachts|noite, de noite|notte, di notte|nacht, snachts|natt, nattetid|yö, yöllä|nat, om natten|natt, om natten
dark, darkness|oscuro, oscuridad|sombre, obscurité|dunkel, Dunkelheit|escuro, escuridão|buio, oscurità|donker, duisternis|mörk, mörker|pimeä, pimeys|mørk, mørke|mørk, mørke
light, lighting, illumination|luz, iluminación, alumbrado|lumière, éclairage|Licht, Beleuchtung|luz, iluminação|luce, illuminazione|licht, verlichting|ljus, belysning|valo, valaistus|lys, belysning|lys, belysning
left, left-hand side, left side|izquierda, izquierdo, lado izquierdo|gauche, côté gauche|links, linke Seite|esquerda, esquerdo, lado esquerdo|sinistra, sinistro, lato sinistro|links, linkerkant, linkerzijde|vänster, vänstra sidan|vasen, vasemmalla, vasen puoli|venstre, venstre side|venstre, venstre side
right, right-hand side, right side|derecha, derecho, lado derecho|droite, côté droit|rechts, rechte Seite|direita, direito, lado direito|destra, destro, lato destro|rechts, rechterkant, rechterzijde|höger, högra sidan|oikealla, oikea puoli|højre, højre side|høyre, høyre side
front, front side, at the front|delantero, parte delantera, frente, de adelante, de delante|avant, devant|vorne, vorder, Vorderseite|dianteiro, frente, parte dianteira|anteriore, davanti, parte anteriore|voorkant, voorzijde, vooraan|fram, framsida, främre|etuosa, etupuoli, edessä|forende, forside, foran|front, forside, foran
rear, back side, at the back|trasero, parte trasera, posterior, de atrás, de detrás|arrière, derrière|hinten, hinter, Rückseite, Heck|traseiro, traseira, parte traseira|posteriore, dietro, parte posteriore|achterkant, achterzijde, achteraan|bak, baksida, bakre|takaosa, takapuoli, takana|bagende, bagside, bagtil|bakside, bakende, bak
forward, forwards|hacia adelante, adelante|en avant, vers l'avant|vorwärts, nach vorne|para frente, para a frente|in avanti, avanti|vooruit, naar voren|framåt|eteenpäin|fremad|fremover, framover
backward, backwards|hacia atrás, atrás|en arrière, vers l'arrière|rückwärts, nach hinten|para trás|all'indietro, indietro|achteruit, naar achteren|bakåt|taaksepäin|bagud, baglæns|bakover
upward, upwards|hacia arriba|vers le haut|aufwärts, nach oben|para cima|verso l'alto|omhoog, naar boven|uppåt|ylöspäin|opad|oppover
downward, downwards|hacia abajo|vers le bas|abwärts, nach unten|para baixo|verso il basso|omlaag, naar beneden|nedåt|alaspäin|nedad|nedover
direction|dirección, sentido|direction, sens|Richtung|direção, sentido|direzione, senso|richting|riktning|suunta|retning|retning
clockwise|en sentido horario|sens horaire, sens des aiguilles d'une montre|im Uhrzeigersinn, rechtsherum, Uhrzeigersinn|no sentido horário|in senso orario|rechtsom, met de klok mee|medurs|myötäpäivään|med uret|med urviseren, med klokka
counterclockwise, anticlockwise, counter-clockwise, anti-clockwise|en sentido antihorario, antihorario|sens antihoraire, sens inverse des aiguilles, sens inverse des aiguilles d'une montre|gegen den Uhrzeigersinn, linksherum|no sentido anti-horário, sentido anti-horário|in senso antiorario|linksom, tegen de klok in|moturs|vastapäivään|mod uret|mot urviseren, mot klokka
top, upper, upper part, top side|parte superior, superior|haut, supérieur, dessus, partie supérieure|oben, ober, Oberseite, Oberteil|parte superior, superior, topo|superiore, parte superiore, cima|bovenkant, bovenste, bovenzijde|ovansida, övre, ovandel|yläosa, ylä, yläpuoli|overside, øvre, øverst|topp, øvre, overside, øverst
bottom, lower part, underside, bottom side|parte inferior, fondo|bas, dessous, fond, partie inférieure|unten, unter, Unterseite, Unterteil|parte inferior, fundo|inferiore, parte inferiore, fondo|onderkant, onderste, onderzijde, bodem|undersida, undre, botten|alaosa, ala, pohja, alapuoli|underside, nederst, bund|bunn, underside, nederst
side, lateral|lado, lateral, costado|côté, latéral|Seite, seitlich|lado, lateral|lato, laterale, fianco|zijkant, zijde, zijdelings|sida, sidledes|sivu, kylki, sivuttain|side, sideværts|side, sideveis
inside, interior, inner|dentro, interior, interno|intérieur, interne, dedans|innen, Innenseite, Innere|dentro, interior, interno|interno, dentro|binnenkant, binnenzijde, inwendig|insida, inre, invändig|sisäpuoli, sisäosa, sisäinen|inderside, indvendig, indre|innside, innvendig, indre
outside, exterior, outer|fuera, exterior, externo|extérieur, externe, dehors|außen, Außenseite, äußere|fora, exterior, externo|esterno, fuori, esteriore|buitenkant, buitenzijde, uitwendig|utsida, yttre, utvändig|ulkopuoli, ulkoinen, ulkopinta|yderside, udvendig, ydre|utside, utvendig, ytre
centre, center, middle, central|centro, medio, central|centre, milieu, central|Mitte, Zentrum, mittig, zentral|centro, meio, central|centro, mezzo, centrale|midden, centrum, centraal|mitt, mitten, centrum, central|keskikohta, keskellä, keskusta, keskiosa|midte, midt, centrum, central|midten, midt, sentrum, sentral
corner|esquina, rincón|coin, angle|Ecke|canto, esquina|angolo|hoek|hörn|kulma, nurkka|hjørne|hjørne
edge, rim|borde, orilla, canto|bord, rebord|Kante, Rand|borda, bordo, beira|bordo, orlo|rand, kant|kant, rand|reuna|kant, rand|kant, rand
surface|superficie|surface|Oberfläche, Fläche|superfície|superficie|oppervlak|yta|pinta|overflade|overflate
end, extremity|extremo, punta, final|extrémité, bout|Ende, Spitze|extremidade, ponta, fim|estremità, punta, fine|uiteinde, punt, einde|ände, spets|pää, kärki, loppu|ende, spids, slutning|ende, spiss, slutt
gap, slot|hueco, ranura|interstice, écart, fente|Spalt, Lücke, Schlitz|vão, fenda|fessura, interstizio|spleet, kier|springa, mellanrum, gap|rako, väli|mellemrum, spalte, åbning|mellomrom, spalte, åpning
near, nearby, close by, next to|cerca, cercano, al lado|près, proche, à proximité, à côté|nahe, neben, in der Nähe|perto, próximo, ao lado|vicino, nelle vicinanze, accanto|dichtbij, nabij, naast|nära, bredvid, i närheten|lähellä, vieressä|nær, tæt på, ved siden af|nær, ved siden av, i nærheten
opposite, facing|opuesto, enfrente|opposé, en face|gegenüber, entgegengesetzt|oposto, em frente|opposto, di fronte|tegenover, tegengesteld|motsatt, mittemot|vastakkainen, vastapäätä|modsat, overfor|motsatt, overfor
parallel|paralelo|parallèle|parallel|paralelo|parallelo|parallel, evenwijdig|parallell|yhdensuuntainen, samansuuntainen|parallel|parallell
horizontal, horizontally|horizontal, horizontalmente|horizontal, horizontalement|waagerecht, horizontal|horizontal, horizontalmente|orizzontale, orizzontalmente|horizontaal, waterpas|horisontell, vågrät|vaakasuora, vaakasuorassa|vandret, horisontal|horisontal, vannrett
vertical, vertically, upright|vertical, verticalmente|vertical, verticalement, debout|senkrecht, vertikal, aufrecht|vertical, verticalmente, em pé|verticale, verticalmente|verticaal, rechtop|vertikal, lodrät, upprätt|pystysuora, pystyasento, pystyssä|lodret, vertikal, opretstående|vertikal, loddrett, oppreist
straight|recto|rectiligne, tout droit|gerade|reto|diritto, dritto|recht|rak|suora|lige, ret|rett
diagonal, diagonally, crosswise|diagonal, en diagonal, en cruz|diagonale, en diagonale, en croix|diagonal, über Kreuz, kreuzweise|diagonal, em diagonal, em cruz|diagonale, in diagonale, a croce|diagonaal, kruislings|diagonal, diagonalt, korsvis|vinottain, ristikkäin|diagonal, diagonalt, over kryds|diagonal, diagonalt, kryssvis
upside down|boca abajo, al revés|à l'envers|kopfüber, verkehrt herum|de cabeça para baixo|capovolto, sottosopra|ondersteboven|upp och ner|ylösalaisin|på hovedet|opp ned
neutral position, resting position|posición neutra, posición de reposo|position neutre, point mort, position de repos|Neutralstellung, Leerlaufstellung, Ruhestellung|posição neutra, ponto morto, posição de repouso|posizione neutra, folle, posizione di riposo|neutrale stand, vrijstand, ruststand|neutralläge, viloläge|vapaa-asento, lepoasento|neutral stilling, frigear, hvilestilling|nøytral stilling, fri, hvilestilling
stationary, standing still, at standstill|parado, inmóvil, detenido|immobile, à l'arrêt|stehend, im Stillstand|parado, imóvel, estacionário|fermo, immobile, da fermo|stilstaand|stillastående|paikallaan, pysähdyksissä|stillestående|stillestående
running, while running|en marcha, en funcionamiento|en marche, en fonctionnement|laufend, in Betrieb|em funcionamento, ligado|in funzione, in moto|draaiend, in werking|igång, i drift|käynnissä|i gang, kørende|i gang, i drift
ready, ready for use|listo, listo para usar|prêt, prêt à l'emploi|bereit, betriebsbereit|pronto, pronto para uso|pronto, pronto per l'uso|klaar, gebruiksklaar|klar, redo, driftklar|valmis, käyttövalmis|klar, driftsklar|klar, driftsklar
new, brand new|nuevo|neuf, nouveau|neu|novo|nuovo|nieuw|ny|uusi|ny|ny
old|viejo, antiguo|vieux, ancien|alt|velho, antigo|vecchio|oud|gammal|vanha|gammel|gammel
used, second-hand|usado, de segunda mano|usagé, d'occasion|gebraucht|usado, de segunda mão|usato, di seconda mano|gebruikt, tweedehands|begagnad, använd|käytetty|brugt|brukt
dry condition, dry place|lugar seco, seco|endroit sec, sec|trocken, trockener Ort|lugar seco, seco|luogo asciutto, asciutto|droog, droge plaats|torr, torr plats|kuiva, kuiva paikka|tør, tørt sted|tørr, tørt sted
clean condition, free of dirt|limpio|propre|sauber|limpo|pulito|schoon|ren|puhdas|ren|ren
abroad, foreign country|país extranjero, extranjero|étranger, pays étranger|Ausland|país estrangeiro|estero, paese estero|buitenland|utland, utomlands|ulkomaat|udland, udlandet|utland, utlandet
`
