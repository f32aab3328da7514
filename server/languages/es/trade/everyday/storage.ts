/** What operators, renters and mechanics say in Spanish of storage, weather and washing and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayStorage = `
parada por meses, meses parada, parada en invierno, fuera de temporada, parar por temporada, dejar sin usar, dejar de usar, no voy a usar, encerrarla, meter en galpon > almacenamiento, almacenar
despues de guardada, despues de parada, despues de meses, llevaba parada, estuvo parada, volver a usar, sacar de guardado, despues del invierno, volver a trabajar > despues del almacenamiento, almacenamiento
cuidar bateria, conservar bateria, que no se descargue, quitar bateria en invierno, mantener bateria > almacenamiento, cargar bateria
engrasar vastagos, engrasar cromados, proteger vastagos, untar grasa, dar grasa a cromados, tapar vastagos, que no se oxide > vastago, almacenamiento, grasa
tapar con lona, poner lona, cubrir con lona, bajo techo, bajo lona > lona, almacenamiento
manguerear, echar agua, baldear, pegar lavada, lavar con karcher, pasar karcher, lavar a presion, lavar con presion, hidrolavar, enjuagar maquina > lavar, limpieza
no mojar, que no mojar, no echar agua, donde no lavar, que no lavar, cuidar agua > lavar, limpieza, componentes electricos, electrical components
hace frio, manana fria, frio bravo, friaje, bajo cero, mucho frio, clima helado > arranque en frio, baja temperatura
se congelo diesel, se cuajo diesel, se cuajo gasoil, gasoil congelado, se cristaliza diesel, parafina en gasoil, petroleo congelado, se helo gasoil > combustible de invierno, temperatura, winter fuel
aceite de invierno, aceite delgado, aceite fino, aceite grueso, aceite de verano, aceite espeso, 15w40, 10w40, quince cuarenta, aceite 15 40, multigrado > viscosidad, grado de viscosidad
calorazo, mucho calor, solazo, bochorno, hace calor, verano fuerte, canicula, calor fuerte > temperatura ambiente, temperatura alta
`
