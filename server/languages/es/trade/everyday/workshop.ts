/** What operators, renters and mechanics say in Spanish of workshop jobs, defects, noises and materials and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayWorkshop = `
arrancar pieza, safar, sacar afuera, bajar pieza > desmontar, quitar, retirar
embonar, calzar pieza, asentar pieza, poner nuevo, poner en su sitio, volver a poner, enchufar pieza > montar, instalar
resocar, apretujar, dar apreton, apretar bien, apretar duro, darle apriete, apretar tuercas > apretar, par de apriete
zafar tornillo, descabezar, romper apriete, sacar tornillo, quitar tornillo > aflojar
atascado de tierra, lleno de mugre, lleno de tierra, lleno de lodo, azolvado, atorado de basura, atrancado, apelmazado, embarrado, obturado > obstruido, limpiar
tieso, se quedo duro > agarrotado, atascado
golpe seco, cloc cloc, clonc, tac tac, matraqueo, repiqueteo, ruido de lata, ruido metalico > golpeteo, ruido
ruido de grillo, gime, gemido, quejido > chirrido, ruido, lubricar
ronca, brama, ruge > ruido de rodamiento, ruido, bearing noise
se zarandea, tembleque, retiembla, se sacude, zapatea > vibracion, vibrar
a tirones, va a trompicones, entrecortado, a ratos, de a ratos, va y viene > movimiento a tirones
tarda en responder, va despacio > lento, movimiento lento, slow movement
hiede, olor feo, olor raro, hediondo, tufo, olor a chamuscado, olor a goma quemada > olor, olor a quemado
mojado de aceite, bota liquido, mancha en piso, lagrimeo, esta sudando, babea, chorreadera, pierde por > fuga, gotear
trapito, bayeta > pano, limpiar
montar en burros, poner en burros, dejar en aire, poner en bancos, poner sobre tacos, levantar ruedas, encaballetar > levantar con gato, caballete
tirar cordon, echar cordon, remendar, parchar > soldadura, soldar
desconectar antes de soldar, que desconecto para soldar, quitar antes de soldar, antes de soldar, para soldar > soldar, desconectar bateria, disconnect battery, before welding
repintar, retocar > pintura, pintar
pasto seco, tierra acumulada, nidos, hierba seca, pelusa > suciedad, limpiar, limpieza
tirar aceite usado, botar aceite usado, donde boto aceite, donde echo aceite usado, aceite quemado, enterrar aceite, filtros viejos > eliminar residuos, medio ambiente
`
