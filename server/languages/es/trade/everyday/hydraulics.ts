/** What operators, renters and mechanics say in Spanish of hydraulics and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayHydraulics = `
aceite 68, hidraulico 68, hidraulico 46, aceite hidra > aceite hidraulico, liquido hidraulico
botar presion, matar presion, bajar presion, jugar palancas, mover mandos, aliviar mangueras > aliviar presion, liberar presion
no entran mangueras, no conecta manguera, no enchufan mangueras, no puedo conectar manguera, no entra acople, no entra enchufe, acoples duros, no meten acoples > acoplamiento rapido, aliviar presion
bombote, gato hidraulico, brazo hidraulico > cilindro hidraulico, cilindro
vara cromada, barra del piston, espejo del cilindro, varilla cromada, barra del gato > vastago, vastago del cilindro
cambiar empaques, reempacar, reempaquetar, cambiar sellos, cambiar retenes, cambiar gomas, cambiar kit, resellar > juego de sellos, cilindro
se rompio manguera, se pincho manguera, se abrio manguera, se volo manguera, salto manguera, pico manguera, manguera picada, latiguillo roto, latiguillo reventado, se revento latiguillo > manguera reventada, manguera hidraulica, burst hose
chorrea hidraulico, escupe aceite, avienta aceite, salpica aceite, mea aceite, llora aceite, lagrimea aceite > fuga de aceite, fuga
hidraulico flojo, hidraulico perezoso, perdio hidraulico, sin hidraulico, no tiene hidraulico, movimientos flojos, anda floja de hidraulico, no levanta nada > falta de potencia, presion hidraulica, lento
bomba zumba, bomba chilla, bomba grita, bomba rechina, bomba suena, bomba hace ruido, ruido en bomba, cantando bomba > ruido de bomba, aire en sistema, pump noise, air in oil
espuma en tanque, burbujas en tanque, hidraulico espumoso, hidraulico lechoso, hidraulico blanco > aire en aceite, agua en aceite, air in oil, water in oil, foam
purgar hidraulico, purgar gatos, purgar cilindros, purgar sistema hidraulico > purgar aire, purga de aire
ojo de buey, vidrio de nivel, ojo de nivel, ventanita, mirilla de nivel, visor de nivel, tubito de nivel, vidriecito > mirilla, nivel de aceite, sight glass
palanca de corte, traba de palancas, seguro de palancas, corte hidraulico, bloquear hidraulico, seguro de mandos, bloqueo de mandos > bloqueo hidraulico, palanca de bloqueo, hydraulic lock
palancas muertas, mandos muertos, no responden palancas, no responden mandos, joystick muerto, joysticks no responden, palancas no hacen nada > bloqueo hidraulico, no responde, hydraulic lock
lineas del martillo, mangueras del martillo, salida auxiliar, tuberia de martillo, toma auxiliar, toma del martillo, salidas auxiliares > hidraulica auxiliar, circuito auxiliar
subir caudal, bajar caudal, mas caudal, regular caudal, ajustar caudal, mas flujo, subir flujo, bajar flujo > caudal, caudal auxiliar
`
