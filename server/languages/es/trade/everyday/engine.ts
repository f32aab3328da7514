/** What operators, renters and mechanics say in Spanish of engine, fuel, air and cooling and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayEngine = `
encender maquina, prender maquina, echar andar, darle arranque, dar arranque, dar llave, dar switch, darle marcha, dar contacto, meter llave, darle a llave, girar llave > arrancar, arranque, puesta en marcha
apagar maquina, apagar motor, cortar contacto, quitar contacto, quitar llave, cerrar switch, detener maquina, dar de baja motor > parar motor, apagar, detener, stop engine
no pilla, no quiere partir, no da arranque, no da nada, ni prende, no da senal > no arranca, problema de arranque
le cuesta partir, cuesta partir, dificil prender, dificil encender, le cuesta encender, arranca a tercera, tarda en encender, tarda en partir, cuesta encender > arranque dificil, cuesta arrancar
se me cala, se cae motor, se me corta > calarse, parada del motor
cascabelea motor, tironea motor, brinca motor, trastabilla, falla cilindro, ratea motor, pistonea motor > ralenti irregular, fallo de encendido
anda muerta, esta flojo motor, no sube cerro, no tiene pique, no responde motor, le falta pique, aplatanada, se ahoga con carga, se viene abajo motor > falta de potencia, perdida de potencia
se traga aceite, toma aceite, se come mucho aceite, bebe aceite > consumo de aceite
gasta como loca, bebe mucho, traga mucho, es gastona, chupa mucho, toma mucho diesel, chupa gasoil, bebe gasoil > consumo de combustible
hirvio, esta hirviendo, se pasa de temperatura, se va a rojo, aguja arriba, se va aguja, marca caliente, calienta demasiado, anda caliente > sobrecalentamiento, recalentamiento
pide agua, baja agua, se traga agua, le baja agua, bota agua, escupe agua, toma agua, se chupa agua > nivel de refrigerante, perdida de refrigerante
agua roja, liquido verde, agua de motor, agua para radiador, liquido rosa > refrigerante, liquido refrigerante, anticongelante
panal sucio, panal tapado, radiador sucio, radiador lleno de tierra, radiador lleno de pelusa, rejilla tapada, radiador taponado > limpiar radiador, radiador, clean radiator
soplar radiador, sopletear radiador, lavar panal, lavar radiador, limpiar panal > limpiar radiador, limpieza del radiador, clean radiator
destapar radiador, abrir radiador, quitar tapa radiador, sacar tapa radiador > tapa de radiador, refrigerante caliente, radiator cap
medir aceite, checar aceite, mirar aceite, ver aceite, revisar aceite, ver varilla, sacar varilla, mirar varilla, mirar nivel, checar nivel, ver nivel, medir varilla > nivel de aceite, comprobar nivel, check oil level
reponer nivel, emparejar aceite, completar aceite, rellenar nivel, echarle poco, echar poco, poner poquito, subir nivel > reponer, nivel de aceite
tirar aceite viejo, botar aceite viejo, bajar aceite, aceite y filtros, vaciar carter, soltar aceite, quitar aceite > cambio de aceite, vaciar
gas oil, gasoleo agricola, gasoleo b, gasoleo rojo, gasoil agricola > combustible diesel, combustible
echar petroleo, echar gasoleo, llenar deposito, echar acpm, poner gasoil, llenar de diesel, poner combustible > repostar, cargar combustible
se quedo seca, se quedo sin petroleo, se quedo sin gasoil, se acabo petroleo, se acabo gasoil, se seco tanque, se termino diesel, me quede sin gasoil, se vacio tanque > purga del combustible, sin combustible
cebar bomba, bombear gasoil, bombear diesel, purgar gasoil, purgar diesel, purgar combustible, purgar petroleo, sangrar inyectores, sangrar combustible, purgar inyectores, cebar sistema, purgar circuito > purga del combustible, cebar, purgar aire
purgar tanque, purgar deposito, purgar separador, purgar trampa, purgar vaso, purgar filtro, purgar filtro de agua, botar agua, tirar agua > drenar, drenaje, separador de agua
filtro sucio, le falta aire motor, purificador tapado, depurador sucio > filtro de aire, filtro obstruido, air filter clogged
soplar filtro, sopletear filtro, limpiar filtro, sacudir filtro, golpear filtro > limpiar filtro de aire, filtro de aire, clean air filter
correa chilla, chilla correa, rechina correa, chilla faja, se rompio correa, se rompio banda, se corto correa, se reviento faja, se revento banda > correa, tension de correas
llave en calentamiento, precalentar bujias, esperar resorte, lucecita del resorte, luz del resorte, foco del calentador, bujias de calentamiento > precalentamiento, bujia de precalentamiento
arranque rapido, spray de arranque, autoarranque, arrancador en spray > eter, liquido de arranque
no limpia filtro, quemar hollin, quemar carbon, hacer regeneracion, forzar regeneracion, regenerar parada > regeneracion, filtro de particulas
enfriar turbo, dejar enfriar turbo, dejar bajar turbo > turbocompresor, ralenti, parar motor
aceleracion minima, regimen minimo > ralenti
despegar motor, recien comprada, recien estrenada > rodaje, asentamiento
`
