/** What operators, renters and mechanics say in Spanish of digging, lifting and moving material and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayDigging = `
abrir zanja, zanjeo, sacar zanja, hacer cepa, abrir cepa, abrir brecha, hacer huecos, abrir hueco, hacer cimientos, abrir pozo > excavar, excavacion, zanja
sacar tierra, sacar material, dar palada, recoger tierra, cargar tierra, llenar cazo, llenar pala, llenar balde, cargar cazo, coger tierra, agarrar material > cargar, llenado del cucharon, excavar
cargar volqueta, cargar dumper, llenar volqueta, llenar banera, cargar banera, cargar tolva > cargar camion, carga de camiones, loading truck
botar carga, botar tierra, botar material, vaciar balde, vaciar pala, vaciar cazo, voltear balde, tirar cazo, abrir cazo, echar tierra, descargar balde > descargar, vaciar cucharon, dump
recoger bote, recoger cazo, cerrar cucharon, cerrar bote, cerrar cazo, cerrar balde, recoger balde, meter bote, meter cucharon > recoger cucharon, inclinar hacia atras, tip back
abrir cucharon, abrir bote, abrir balde, soltar cucharon, sacar cucharon > volcar cucharon, inclinar hacia delante, dump, tip forward
subir pluma, levantar pluma, subir brazo, levantar brazo, alzar brazo, alzar pluma, subir aguilon, subir pala, levantar pala, subir cazo, levantar bote > elevar, levantar, elevacion de pluma, raise boom
bajar pluma, bajar aguilon, bajar brazos, bajar pala, bajar cazo, dejar en piso, dejar en suelo, asentar en suelo, apoyar en suelo, apoyar en piso, posar en suelo, asentar bote > bajar, bajar al suelo, lower boom
baja sola, se va cayendo, se va para abajo, no se sostiene, no aguanta arriba, no se queda arriba, se descuelga, cae sola, brazo se cae, pluma se cae, se vence, se viene abajo > descender solo, deriva, baja por si solo
estirar brazo, alargar brazo, sacar brazo, sacar balancin, abrir brazo, estirar balancin > extender, extender brazo
encoger brazo, meter brazo, cerrar brazo, meter balancin > recoger, retraer
brazo de balde, brazo de cucharon > brazo, brazo de excavadora
girar maquina, dar vuelta arriba, girar casa, girar parte de arriba, voltear torre, girar superior > girar superestructura, giro
casa de maquina, corona y cabina, tornamesa y cabina > superestructura, upper structure
carro de abajo, base de orugas > chasis inferior, tren de rodaje
rastrillar, tender material, extender tierra, regar tierra, regar material, desparramar tierra, esparcir > nivelar, nivelacion
dejar flotando, poner flotante, en flotante, flotante, que flote, dejar suelta > flotacion, posicion flotante, float position
romper concreto, romper piedra, romper roca, picar piedra, picar concreto, picar hormigon, tumbar pared, tirar pared, romper piso, picar roca > martillo hidraulico
sacar troncos, sacar raices, destroncar, desraizar, arrancar tocon, sacar tocon > tocon, raiz, excavar
limpiar terreno, desmontar terreno, chapear terreno, limpia de terreno, desmalezar > desbroce, limpieza, clearing
levantar carga, izar tubo, usar como grua, usar de grua, hacer de grua, colgar carga, levantar tubo, colgar tubo, cargar tubo > izar, elevar cargas, capacidad de elevacion
cuanto jala de peso, cuanto alza, cuanto puede alzar, cuanto iza, cuanto sostiene, que peso alza, que peso carga, que carga aguanta, cuanto peso levanta > capacidad de elevacion, carga nominal
`
