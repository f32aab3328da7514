/** What operators, renters and mechanics say in Spanish of travelling, gears, tyres and tracks and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayTravel = `
caminar excavadora, caminar maquina, caminar oruga, caminar con excavadora, andar con excavadora, llevarla caminando, hacerla caminar, moverla caminando, llevarla andando, ir andando > traslacion, desplazamiento, desplazarse
a cuanto camina, cuanto camina, a cuanto anda, cuanto tira, que velocidad coge, que velocidad agarra, que velocidad pilla, cuanto da de velocidad, cuanto da > velocidad de desplazamiento, velocidad maxima, velocidad
no tira para adelante, no coge marcha, no arrea, no quiere ir, no va para adelante, no va para atras, no parte para adelante > no se desplaza, no se mueve, does not travel
camina chueca, camina de lado, anda chueco, se carga a lado, jala para lado, tira para lado, va torcida, se tuerce, hala para lado, se ladea al caminar > se desvia, no avanza recto, does not travel straight, pulls to one side
dar retro, meter retro, poner retro, ir reculando, recular, tirar para atras, dar para atras > marcha atras, retroceder
ponerla a andar, arrancar a caminar, ponerse en camino, salir andando, mover maquina, correr maquina, acomodar maquina, arrimar maquina > desplazarse, conducir
dar vuelta en sitio, girar en su eje, contra rotar, contrarrotacion, girar sobre si misma > giro sobre eje, giro, counter rotation, spot turn
voltear a izquierda, voltear a derecha, doblar a izquierda, doblar a derecha, coger curva, agarrar curva > girar, direccion
pisar a fondo, meter fierro, darle gas, dar candela, dar cana, meter gas > acelerar, pedal de acelerador
soltar acelerador, aflojar acelerador, levantar pata, quitar pie, bajar vueltas, bajar gas > desacelerar, reducir velocidad
clavar freno, pegar frenazo, dar freno > frenar, pedal de freno
cambiar de gama, cambiar gama, cambiar de rango, pasar a lenta, pasar a rapida, meter rapida, meter lenta, poner tortuga, poner liebre, poner conejo, modo tortuga, modo conejo > gama de velocidad, velocidad rapida, velocidad lenta, cambio de velocidad, speed range, high range, low range
pasar cambios, subir cambio, bajar cambio, subir velocidad, bajar velocidad, reducir marcha, meter directa, pasar velocidades > cambiar de marcha, shift
primera fuerza, velocidad de fuerza, marcha corta, marcha larga > primera marcha, first gear, low gear
sacar cambio, dejar sin cambio, poner en vacio, dejar desengranada > punto muerto, neutro
patinan ruedas, patinan cauchos, se queda patinando, barre ruedas, rueda en falso, no agarra piso, no hace pie, no tracciona, se atasca patinando > bloqueo de diferencial, patinar
cauchos > neumatico, neumaticos
caucho pinchado, goma pinchada, goma desinflada, rueda baja, rueda desinflada, caucho bajo, se exploto llanta, revento llanta, se revento goma, pinchadura > pinchazo, neumatico
dar aire, inflar cauchos, inflar gomas, inflar ruedas, hinchar ruedas, hinchar neumaticos > inflar, presion de neumaticos
esteras, lagartas, rodado de cadenas, tren de rodado > oruga, orugas
esta floja cadena, cadena colgando, cadena suelta, oruga caida, cadena caida, cuelga cadena, cuelga oruga > tension de oruga, tensado de oruga
tensar cadenas, tensar esteras, estirar esteras, templar carril, meter grasa oruga, apretar cadena, tesar cadenas, tesar orugas, tensar carriles > tension de oruga, tensado de oruga
se salio estera, se bajo cadena, se zafo cadena, se zafo carril, salirse cadena, tiro cadena, boto cadena, boto oruga, se le salio oruga, descarrilada > oruga salida, oruga, track comes off
ruedas de abajo, rodillos de cadena > rodillo de oruga, rodillo inferior
`
