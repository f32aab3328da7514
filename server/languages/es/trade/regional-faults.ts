/** How people describe faults and symptoms in Mexico, Central and South America and Spain, and how manuals name them. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishRegionalFaultsSpeech = `
no jala, no tiene fuerza, le falta fuerza, sin fuerza, no desarrolla, no da potencia, sin potencia, no tiene potencia, perdio fuerza, perdida de potencia, falta de potencia
no jala hidraulico, hidraulico sin fuerza, no puede levantar, no levanta peso, no puede con carga, no tiene fuerza hidraulica, sin fuerza, falta de potencia
no prende, no enciende, no quiere prender, no quiere encender, no quiere arrancar, no agarra, no echa a andar, no prendio, no arranca
no da marcha, no gira motor, no da vuelta motor, no voltea motor, marcha no gira, arranque no gira, no arranca
hace clic, nomas hace clic, solo hace clic, suena clic, hace tac tac, no arranca
da marcha no prende, gira y no arranca, gira pero no arranca, gira pero no prende, da vueltas no arranca, no arranca
se apaga solo, se apaga sola, se para solo, se para sola, se me apaga, se me para, se apago, se muere, se ahoga, pararse motor, calarse
prende y se apaga, arranca y se apaga, arranca y se para, prende y se muere, calarse
cuesta prender, batalla para prender, batalla para arrancar, tarda en prender, tarda en arrancar, le cuesta prender, le batalla, prende dificil, cuesta arrancar, arranque dificil
no prende en frio, cuesta en frio, no arranca en frio, batalla en frio, prende mal en frio, arranque en frio, cuesta arrancar
no prende en caliente, no arranca en caliente, batalla en caliente, cuesta en caliente, cuesta arrancar
no se apaga, no se quiere apagar, no quiere apagarse, no para motor, sigue prendida, motor no se apaga, no se detiene
tira aceite, pierde aceite, esta tirando aceite, se le sale aceite, sale aceite, escurre aceite, gotea aceite, mancha de aceite, charco de aceite, fuga de aceite
tira agua, pierde agua, se le sale agua, se baja agua, gasta agua, consume agua, baja de agua, fuga de agua, fuga de refrigerante, pierde refrigerante, perder liquido
tira diesel, pierde diesel, se le sale diesel, gotea diesel, escurre diesel, fuga de diesel, fuga de combustible, perder liquido
tira hidraulico, pierde hidraulico, se sale hidraulico, fuga hidraulica, fuga de hidraulico, gotea hidraulico, fuga de aceite
se le sale aire, pierde aire, se escucha aire, tira aire, fuga de aire, se escapa aire, escape de aire, perder liquido
botar, bota, botan, botando, bota liquido, tira liquido, escape de liquido, perder liquido
escurre, escurren, escurrimiento, chorrea, chorreando, goteando, gotera, goteo, gotear
suda aceite, sudando aceite, transpira aceite, sudado de aceite, humedecido, rezumar
se reventa manguera, se revento manguera, trono manguera, exploto manguera, manguera reventada, manguera rota, reventon, reventado
humea blanco, saca humo blanco, sale humo blanco, avienta humo blanco, echa humo blanco, tira humo blanco, bota humo blanco, humo blanco
humea negro, saca humo negro, sale humo negro, avienta humo negro, echa humo negro, tira humo negro, bota humo negro, humo negro
humea azul, saca humo azul, sale humo azul, avienta humo azul, echa humo azul, tira humo azul, bota humo azul, humo azul
echa humo, saca humo, sale humo, bota humo, tira humo, avienta humo, esta humeando, humea, mucho humo, humo
se calienta, se me calienta, se calienta mucho, calienta mucho, se esta calentando, se calento, sube temperatura, temperatura alta, aguja en rojo, sobrecalentamiento, recalentamiento
hidraulico caliente, se calienta hidraulico, se calienta aceite, aceite muy caliente, sobrecalentamiento
brazos no suben, no suben brazos, no sube brazo, no levantan brazos, no levanta, no quiere subir, no hay movimiento, no sube nada, no se mueve
brazos no bajan, no bajan brazos, no baja brazo, no quiere bajar, no baja, se quedo arriba, se quedaron arriba, no se mueve
no voltea, no inclina, no quiere voltear, no se mueve
no gira torre, no gira cabina, no da vuelta cabina, torre no gira, cabina no gira, no se mueve
levanta lento, sube despacio, sube muy lento, brazos lentos, trabaja lento, movimientos lentos, hidraulico lento, muy lenta, lento
se bajan solos, se va bajando, se cae solo, brazo se baja, se baja carga, no sostiene carga, brazos se caen, se cae carga, descender solo
brinca, da brincos, a brincos, se sacude, brincotea, da jalones, jalonea, tironea, movimiento a tirones, dar tirones
no camina, no quiere caminar, no avanza, no se quiere mover, no quiere andar, no tracciona, no jala para adelante, no anda, no se mueve
no camina para atras, no da reversa, no entra reversa, no agarra reversa, no jala para atras, marcha atras
camina lento, anda lenta, no corre, no da velocidad, no levanta velocidad, no agarra velocidad, va muy lenta, lento
se mueve sola, se mueve solo, camina sola, se va sola, avanza sola, arranca sola, movimiento inesperado, movimiento involuntario
no entra cambio, no entran cambios, no entra velocidad, no quiere entrar cambio, truenan cambios, rascan cambios, cambiar de marcha
se bota cambio, se sale velocidad, se zafa cambio, se sale cambio, se sale de velocidad, cambiar de marcha
no frena, no agarran frenos, no agarra freno, sin frenos, se quedo sin frenos, frena mal, no sirven frenos, no frenan, no se detiene
pedal se va, se va pedal, pedal hasta fondo, pedal esponjoso, pedal blando, pedal flojo, freno esponjoso, aire en frenos, purga de frenos
frenos pegados, freno pegado, no suelta freno, freno amarrado, frenos amarrados, se queda frenada, freno trabado, agarrotado
chilla, chillan, chillando, rechina, rechinan, rechinido, chirria, chillido, rechinar, chirriar, chirrido
suena raro, suena feo, suena mal, ruido feo, trae ruido, hace ruido raro, se oye feo, se oye raro, ruido raro, ruido extrano, ruido anormal
golpetea, cascabelea, trae golpe, pistonea, golpe de motor, golpea motor, golpeteo
raspa, raspan, roza, rozan, pega con algo, ruido de roce
truena, truenan, tronido, tronidos, traquetea, matraquea, traqueteo
chifla, chiflido, chiflando, silbido, silba, silbar, siseo
vibra mucho, tiembla mucho, temblorina, se cimbra, cabecea, esta vibrando, tiembla, vibrar, vibracion
huele a quemado, olor a quemado, huele a chamuscado, huele a hule quemado, apesta a quemado
huele a diesel, huele a gasolina, huele raro, huele mal, huele feo, huele, apesta, olor, oler
tiene juego, trae juego, mucho juego, bailotea, baila mucho, juego excesivo, holgura
se afloja, se aflojo, se aflojan, se aflojaron, se suelta, se solto, esta floja, anda floja, flojo, suelto
se atora, se atoro, atorado, atorada, se traba, se trabo, trabado, se pego, se quedo pegado, se quedo trabado, atascarse, agarrotado, atascado
muy duro, esta duro, esta dura, se puso duro, se puso dura, cuesta mover, pesado de mover, palanca dura, duro de mover, rigido
direccion dura, volante duro, direccion pesada, volante pesado, se puso dura direccion, timon duro, no gira volante, duro de mover
se tapo, se tapa, se tapan, esta tapada, esta tapado, filtro tapado, filtros tapados, radiador tapado, taponado, obstruido
mugre, mugroso, mugrosa, lleno de tierra, empolvado, polvoso, cochino, sucio, suciedad
se rompio, se quebro, se quiebra, se rompe, se trozo, se partio, se trono, quebrada, quebrado, roto, rotura
cuarteado, cuarteada, cuarteadura, agrietado
se rajo, se cuarteo, rajada, rajadura, esta rajado, grieta, fisura
chueco, chueca, deformado
enchuecado, se enchueco, se doblo, esta doblado, torcido, doblado
pelona, llantas lisas, llanta lisa, llantas gastadas, se gasta, se gastan, se gasto, ya gastado, se acabo filo, desgastado, desgaste
ponchada, se poncho, ponchadura, llanta ponchada, llanta baja, espichada, pinchada, se desinflo, se pincho, se desinfla, pinchazo, rueda pinchada
sarro, sarroso, enmohecido, enmohecida, se oxido, herrumbrado, oxidado, oxido, corrosion
se congelo, se congela, se helo, hecho hielo, diesel congelado, diesel gelificado, se gelifica, congelado
agua en aceite, aceite con agua, aceite lechoso, aceite blanco, aceite cafe con leche, aceite turbio, aceite blanquecino, lechoso, turbio
agua en diesel, diesel con agua, agua en combustible, combustible con agua, le entro agua, separador de agua
aceite espumoso, hace espuma, saca espuma, espuma en aceite, aceite con espuma, burbujas en aceite, espuma, burbujas
diesel sucio, diesel malo, diesel adulterado, combustible sucio, combustible malo, combustible contaminado, contaminado
agarro aire, agarra aire, le entro aire, se descebo, se desceba, aire en diesel, aire en sistema, aire en tuberia, purga de aire
se quedo sin diesel, se acabo diesel, me quede sin diesel, quedarse sin combustible, se termino combustible, sin combustible, sin diesel, purga del combustible
se bajo pila, se bajo bateria, bateria baja, pila muerta, pila descargada, bateria muerta, se descarga bateria, se descarga pila, no retiene carga, se baja bateria, descargarse
no carga alternador, no esta cargando, no carga pila, no carga bateria, foco de bateria, luz de bateria, testigo de carga, luz de carga
se quema fusible, se queman fusibles, truena fusible, truena fusibles, vuela fusible, salta fusible, se fundio fusible, fusible quemado, fusible fundido, fusible
hizo corto, hace corto, esta en corto, entro en corto, corto electrico, corto circuito, cortocircuito
cable pelado, cable roto, cable reventado, cable trozado, cable suelto, circuito abierto, cable cortado
no prenden luces, no encienden luces, no prenden faros, luz no prende, no prende luz, no alumbra, luces no prenden, no funciona
no sirve, no trabaja, no funciona bien, dejo de funcionar, dejo de trabajar, no responde, no quiere funcionar, ya no sirve, no funciona, fuera de servicio
se descompuso, descompuesta, descompuesto, se averio, se malogro, malograda, se dano, se echo a perder, averiado, defectuoso, averia
me quede tirado, se quedo tirada, quede varado, se quedo parada, se quedo botada, averia
no enfria, no enfria clima, clima no enfria, aire no enfria, no sale frio, no jala clima, aire acondicionado
no calienta cabina, no sirve calefaccion, calefaccion no calienta, no sale caliente, calefaccion
se empana vidrio, se empanan vidrios, se empana, vidrio empanado, vidrios empanados, desempanador
se prendio foco, prende foco, se prende luz, se prendio luz, salio luz, prendio testigo, foco prendido, luz encendida, luz de advertencia, encenderse, iluminarse
prende y apaga, parpadeando, esta parpadeando, titilando, foco parpadea, luz parpadea, parpadear, destellar
esta pitando, pita alarma, suena alarma, suena pitido, no deja de pitar, suena chicharra, pitando, pitar, pitido
sale error, marca error, tira error, salio codigo, sale codigo, marca codigo, aparece codigo, manda codigo, marca falla, codigo de falla, codigo de error
no marca, no marca nada, no marca temperatura, aguja no sube, aguja no se mueve, reloj no marca, no marca nivel, no funciona
pantalla en blanco, pantalla negra, se apago pantalla, no prende pantalla, pantalla no prende, no funciona
se acelera sola, se acelera solo, se embala, se revoluciona, se dispara motor, se queda acelerado, ralenti alto
no acelera, no agarra revoluciones, no sube revoluciones, no levanta vueltas, no pasa de revoluciones, regimen del motor
minimo inestable, ralenti inestable, sube y baja revoluciones, se sube y baja, minimo disparejo, ralenti irregular, ralenti
falla motor, motor falla, cojea motor, anda en tres, trabaja disparejo, ratea, esta fallando motor, motor disparejo, falla de encendido, fallo de encendido
tose motor, tosiendo, contraexplosiones, contraexplosion, estornuda, detona, falla de encendido
gasta mucho diesel, come mucho diesel, chupa mucho diesel, gasta mucho, traga mucho diesel, come diesel, consumo de combustible
come aceite, chupa aceite, gasta aceite, quema aceite, se baja aceite, se come aceite, se acaba aceite, consumo de aceite
aceite bajo, le falta aceite, falta aceite, poco aceite, sin aceite, bajo de aceite, nivel bajo de aceite, nivel de aceite
pasado de aceite, mucho aceite, aceite de mas, se paso de aceite, le puse de mas, le echaron de mas, me pase de aceite, sobrellenado, demasiado lleno
le falta agua, falta anticongelante, falta agua, poca agua, sin agua, le falta anticongelante, nivel de refrigerante
no levanta presion, no hay presion, sin presion de aceite, baja presion de aceite, no marca presion, se baja presion, presion de aceite
baja presion, poca presion, presion baja, pierde presion, se cae presion, caida de presion, perdida de presion
alta presion en manguera, se queda con presion, presion atrapada, presion encerrada, presion residual, aliviar presion
patinan, patina mucho, se resbala, derrapa, derrapan, llantas patinan, ruedas patinan, se patina, patinar, patinaje
se salio oruga, se salio cadena, se sale oruga, se zafo oruga, se descarrilo, se tumbo cadena, se solto cadena, oruga
oruga floja, cadena floja, oruga colgada, oruga muy floja, oruga guanga, oruga suelta, tensado de oruga
banda floja, correa floja, se patina banda, chilla banda, banda aguada, banda guanga, tension de correas
se volteo, se voltea, voltearse, se ladeo, se va a voltear, se dio vuelta, dar vuelta de campana, se volco, se ladea, vuelco, volcar
se va de trompa, se va de frente, se levanta de atras, se empina, se levanta trasera, se va de hocico, se balancea, inestable, estabilidad
se hunde, se hundio, se atasco en lodo, se pego en lodo, se enterro, empantanada, empantanado, atascada en lodo, hundirse, atascarse en barro
le pego, le pegue, choco, se estrello, se golpeo, golpe fuerte, choque, colision, chocar
agarro fuego, agarro lumbre, se incendio, se esta quemando, salio lumbre, salen llamas, se prende fuego, incendiarse, incendio, fuego
exploto, explota, estalla, estallar, estallo, explosion, explotar
saca chispas, echa chispas, chispea, chisporrotea, tira chispas, brinca chispa, chispa
no regenera, no hace regeneracion, no quema hollin, no se regenera, regeneracion
palanca se queda, palanca no regresa, no regresa palanca, palanca pegada, palanca trabada, joystick trabado, atascado
no sale grasa, no entra grasa, grasera tapada, no agarra grasa, engrasador
buscar falla, encontrar falla, que falla tiene, buscar averia, encontrar problema, como se diagnostica, diagnosticar, localizacion de averias, solucion de problemas
`
