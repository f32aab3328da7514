/** What operators, renters and mechanics say in Spanish of transport, lashing, towing and recovery and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayTransport = `
cama baja, cama cuna, gondola, cuello de ganso, carreton, camabaja, carro plataforma, gondola portamaquinaria > remolque, transporte, plataforma de transporte, trailer, low loader
llevarla en lowboy, subir a gondola, subir a cama, montar en gondola, montar en plataforma, subir a plataforma, subir al carreton, subirla al camion, trepar a cama, montarla en cama, montar en camion > cargar en remolque, rampa, transporte, loading
bajarla de cama, bajar de cama baja, bajar de gondola, bajarla del camion, bajar de plataforma, bajar del carreton > descargar, rampa de carga, transporte
poner trinquetes, zunchar, ratchear, fajar, poner fajas, poner tensores, atrincar, trincaje > amarrar, amarre, sujetar
ganchos para amarrar, donde ato, de donde atar, argollas para amarrar, donde engancho cadenas, donde meto cadenas, donde se ata, donde se sujeta, orejas de amarre, puntos para amarrar > punto de amarre, argolla de amarre, puntos de amarre
de donde colgar, donde pongo grua, orejas de izaje, ojales, donde engancho grua, argollas de izaje, argollas para grua > punto de izaje, argolla de elevacion, lifting eye
tirar de maquina, tirar averiada, mover apagada, mover descompuesta > remolcar, remolque de maquina
barra rigida, barra de tiro, barra dura > barra de remolque, remolcar, tow bar, rigid bar
se enterro, quedo atascada, se atasco, se atollo, atollada, se quedo empantanada, hundida en barro, varada en lodo, quedo enterrada, embarrada > atascar, rescatar, remolcar
sacarla con otra, sacarla del hoyo, sacarla del pantano, desatollar, jalarla del lodo, sacarla enterrada > rescatar, remolcar
salir a calle > via publica, carretera publica
seguro de auto, guardia civil > via publica, matricula, public road
poner piedra, poner tacos, acunar, poner piedras a ruedas > calzo, calzos, calzar
lista para transporte, preparar para transporte, antes de transportar, doblar para transporte, recoger para transporte, posicion para transportar > transporte, posicion de transporte, transport position
`
