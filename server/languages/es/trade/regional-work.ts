/** How people speak of work on and with the machine in Mexico, Central and South America and Spain, with the forms of irregular verbs. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishRegionalWorkSpeech = `
desaprieto, desapretar, aflojar
llevar a rastras, llevar jalando, jalar con otra, arrastrar maquina, arrastrarla, remolcar
tiro de palanca, jalo palanca, jalar palanca, jalar hacia atras, tirar hacia atras, halar
prendo, prende, prenden, prendi, prendio, prenderla, prenderlo, echar a andar, prender, poner en marcha, arrancar
apagado, apagada, matar motor, apagar
detengo, detenga, detengan, detuvo, detener, parada
saco, saque, saquen, extraigo, extraiga, extraer, extraccion
pongo, pone, ponen, ponga, pongan, pongas, puse, pusieron, poniendo, ponerle, ponerlo, coloque, colocar, instalar, montar
introduzco, introduzca, introducir, insertar
echo, echa, echan, eche, echarle, echarle mas, vaciarle aceite, verter, llenar, rellenar
le relleno, emparejar nivel, completar nivel, rellenar
agrega, agregan, agregue, agregarle, agregar, anadir, reponer
escurrir, drenar, vaciar
sacarle aire, sacar aire, quitar aire, quitarle aire, expulsar aire, sangrar sistema, purgar aire
subir al remolque, subirla al remolque, subir al lowboy, subirla al lowboy, subir a cama baja, montar en cama baja, cargar en remolque, rampa de carga, transportar
bajar del remolque, bajarla del remolque, bajar del lowboy, bajarla del trailer, rampa de carga
guardar por temporada, dejarla parada, dejar guardada, parada mucho tiempo, parada varios meses, guardar para invierno, almacenamiento, almacenar
reemplazo, reemplace, cambiar, reemplazar, sustituir
repongo, reponga, reponer
checo, checa, checan, chequeo, chequea, checarle, revisar, comprobar
verifico, verifica, verifique, verificar, comprobar
hacer prueba, probar
mido, mide, miden, mida, midan, midio, midiendo, tomar medida, tomar lectura, medir, medicion
dar lavada, dar manguerazo, lavar, lavado
engrase, lubrique, graseo, meter grasa, inyectar grasa, lubricar, engrasar
ajuste, graduar, graduo, ajustar
dejar a medida, calibrar, calibracion
templar cadena, templar banda, templar correa, estiro cadena, estirar cadena, estirar oruga, dar tension, tensar
destensar, destensar oruga, aflojar oruga, aflojar cadena, tensado de oruga
abro, abre, abren, abra, abran, abrirle, abrirlo, abrir
alzo, alza, alzar, elevar, levantar
girar cabina, girar torre, voltear cabina, dar vuelta cabina, rotar torre, girar superestructura
dar vuelta, dar vueltas, da vuelta, doy vuelta, doblar esquina, virar, girar direccion
conduzco, conduzca, condujo, manejo, conducir, manejar
operarla, opero, opera, operan, operar, utilizar
avanzo, avanza, avanzan, al caminar, mientras camina, cuando camina, caminarla, trasladarse, irse para adelante, desplazarse
echar para atras, echarse para atras, dar reversa, meter reversa, ir en reversa, marcha atras, retroceder
meter cambio, meter velocidad, hacer cambio, cambiar de velocidad, meter primera, meter segunda, cambiar de marcha
poner en neutral, dejar en neutral, neutral, en neutro, dejar en neutro, punto muerto, neutro
pisar freno, meter freno, meterle freno, dar frenazo, frenar
poner freno, jalar freno, poner parking, meter parking, echar freno de mano, poner freno de mano, freno de estacionamiento
quitar freno, soltar freno, liberar freno, quitar parking, desfrenar, soltar freno de mano, freno de estacionamiento
pisarle acelerador, meterle pata, dar gas, acelerar
bajar revoluciones, bajar aceleracion, quitar gas, desacelerar, reducir velocidad
pisar clutch, piso clutch, meter clutch, sacar clutch, pisar embrague, meter embrague, desembragar
poner a cargar, cargar pila, cargar acumulador, ponerle cargador, cargar bateria
paso corriente, pasarle corriente, pasar corriente, puenteo, robar corriente, arrancar con pinzas, arrancar con cables
puentear, puentearla, hacerle puente, arranque con puente
zafar implemento, soltar implemento, desacoplar, desenganchar
destripar, destripo, abrir en piezas, desarmar, desmontar
armo, arman, arme, armarla, armarlo, volver a armar, ensamblar, armar
destapo, destape, destapa, destapan, destaparlo, destapar tuberia, desobstruir, desazolvar, limpiar
sopleteo, sopletea, sopletearlo, sopletear, echar aire a presion, soplar
componer, compongo, repara, repare, compone, componerla, arreglar, reparar
echar soldadura, soldar
cortar pasto, cortar zacate, cortar hierba, chapear, chapodar, cortar cesped, segar
escarbo, escarba, escarbar, hacer pozo, hacer hoyo, excavar, cavar
tapar zanja, tapar hoyo, rellenar hoyo, tapar con tierra, rellenar zanja
empujar tierra, aventar tierra, empuje, empujar
apisonar, apisono, pisonar, compactar tierra, compactacion, compactar
emparejo, empareja, emparejar, emparejar terreno, aplanar terreno, explanar, nivelar
cargar camion, llenar camion, cargar material, cargar tierra, llenar bote, llenar cucharon, carguio, carga de material
vaciar bote, vaciar cucharon, tirar tierra, vaciar material, tirar material, vaciar carga, voltear bote, volcar carga
traslado, trasladarla, trasladar, llevarla en camion, mover en camion, llevar en plataforma, transportar, transporte
amarre, encadenar, poner cadenas, asegurar con cadenas, sujetar, amarrar
izarla, izaje, levantar con pluma, levantarla con grua, levantar maquina, izar
gatear maquina, subir con gato, alzar con gato, poner gato, meter gato, levantar con gato
poner cunas, trancar ruedas, atrancar, trancar llantas, poner calzas, calzar llantas, poner trancas, calzo, calce
poner puntal, poner polines, poner soporte, poner burros, sostener, apuntalar
parqueo, parquea, parquean, parquear, dejar estacionada, estacionar, aparcar
dejar prendida, dejarla prendida, dejarla encendida, dejar encendida, motor prendido, motor andando, en marcha
en minimo, marcha minima, minimo del motor, motor en minimo, dejar en minimo, ralenti, velocidad de ralenti
caliento motor, calienta motor, dejar calentar motor, precalentar, calentar
que se enfrie, enfriar, dejar enfriar
apretar boton, picar boton, pico boton, picarle, aplastar boton, hundir boton, oprimir, presionar, pulsar
dejar apretado, dejar presionado, tener apretado, mantener apretado, dejar oprimido, mantener presionado, mantener pulsado
reseteo, resetea, resetear, resetearlo, poner en ceros, poner en cero, restablecer, reiniciar
quitar codigo, quitar falla, borrar, eliminar
poner hora, cambiar hora, ajustar hora, poner reloj, ajustar reloj, fecha y hora
dar de alta, configurar, programar
trabar puerta, poner seguro, ponerle seguro, echar llave, asegurar puerta, echar candado, bloquear
quitar seguro, quitarle seguro, destrabo, destrabar, quitar traba, abrir seguro, desbloquear
echar aire, echarle aire, poner aire, ponerle aire, meter aire, inflo, infla, calibrar llantas, inflar
echar diesel, echarle diesel, cargar diesel, poner diesel, surtir diesel, tanqueo, echar gasoil, repostar, cargar combustible
drenar trampa, vaciar trampa, sacarle agua, drenar agua, purgar agua, tirar agua del filtro, separador de agua
quitar presion, quitarle presion, sacar presion, sacarle presion, tirar presion, descargar presion, despresurizar, liberar presion, aliviar presion
me bajo, bajarse, salir de cabina, salirse de cabina, descender de maquina
me subo, subirse a maquina, subirme a maquina, subir a maquina, trepar
ponerse cinturon, amarrarse cinturon, abrocho, abrocharse, abrocharse cinturon
revuelvo, revuelve, revolver, revolver aceites, combinar aceites, juntar aceites, mezclar
tirar filtros usados, donde tiro aceite, deshacerse de aceite, tirar a basura, botar a basura, disponer de aceite, desechar
hacerle adaptaciones, hacerle cambios, hacer modificaciones, alterar, modificar
sacar filo, sacarle filo, dar filo, afilar
pegarle, darle golpes, pegar con martillo, golpea, golpee, dar martillazos, dar marrazos, golpear
sacarla del lodo, sacar del barro, desatorar, desatorarla, desatascarla, desempantanar, desenterrar maquina, rescatar, desatascar maquina
bajar sin motor, bajar con motor apagado, bajada manual, bajar a mano, bajar de emergencia, descenso de emergencia
dar mantenimiento, darle mantenimiento, darle servicio, afinacion, afinar motor, hacer servicio, mantenimiento
todos dias, todas mananas, cada manana, a diario, diario, diariamente
antes de prender, antes de prenderla, antes de encender, antes de encenderla, antes de trabajar, antes de usar, antes de arrancar
al terminar de trabajar, al acabar, al terminar turno, despues de trabajar, al final de turno, despues del trabajo, despues de usar
asentar motor, ablande, ablandar motor, maquina nueva, primeras horas, motor nuevo, asentamiento, rodaje
calar inyeccion, tiempo del motor, poner a punto motor, avance de inyeccion
alineo, alinea, encuadrar, alinear, alineacion
doblar brazo, doblar pluma, pliego brazo, plegar, abatir
estiro, estira, estirar pluma, sacar pluma, extender, alargar
recojo, recojo pluma, recoger pluma, meter pluma, encoger, retraigo, retrae, retraer
elijo, elige, eligen, escojo, seleccionar, elegir
sostengo, sostenga, sostener
desinstalar, desinstalo, dar de baja, dejar fuera de servicio, poner fuera de servicio
protejo, proteja, proteger
reduzco, reduzca, reducir, disminuir
aplico, aplique, embarrar, embarro, untar, aplicar
seque, sequen, orear, secar, secado
leo, lee, leen, leer, lectura
movio, movieron, recorrer, recorro, mover, desplazar
escribo, apunto, apuntar en libreta, anotar, registrar
`
