/** What operators, renters and mechanics say in Spanish of attachments and their parts and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayAttachments = `
poner bote, poner cazo, poner balde, poner pala, poner cucharon, enganchar cazo, enganchar bote, enganchar balde, coger cazo, agarrar bote, prender bote, montar cazo, montar bote, acoplar cazo, acoplar bote, pegar bote, enganchar implemento, montar apero, enganchar apero, poner implemento, enganchar accesorio > acoplar, enganchar, montar implemento, acoplamiento, attaching
quitar bote, quitar cazo, quitar balde, quitar pala, quitar cucharon, soltar cazo, soltar bote, soltar balde, desenganchar cazo, desenganchar bote, dejar cazo, quitar implemento, quitar apero, sacar implemento, soltar apero, desmontar cazo, desmontar bote > desacoplar, desenganchar, desmontar implemento
cambiar bote, cambiar cazo, cambiar balde, cambiar pala, cambiar de cazo, cambiar apero, cambiar de apero, cambiar aditamento, cambiar accesorio, cambio de implemento > cambiar implemento, acoplar, implemento
esta bien enganchado, quedo enganchado, bien trabado, trabo bien, cerro seguro, entraron pernos, entraron bulones, bien puesto, bien asegurado, que no se caiga, enganchado bien > bloqueado, pasador de bloqueo, enganche rapido, lock pin
se cayo bote, se cayo cazo, se solto cazo, se solto bote, se salio bote, se desengancho, se solto implemento, se cayo cucharon > enganche rapido, bloqueo
no traba, no cierra enganche, no entran bulones, no entran pernos, no salen pernos, bulones pegados, no abre enganche, no suelta cazo, no suelta bote > enganche rapido, pasador de bloqueo, lock pin
portaimplementos, placa rapida, multiaccesorio, bobtach > enganche rapido, acoplamiento rapido
colmillos > dientes de cucharon, diente
cambiar puntas, cambiar unas, poner puntas > diente de cucharon, dientes de cucharon
voltear cuchilla, dar vuelta cuchilla, cuchilla gastada, labio gastado, filo gastado, cambiar cuchilla, cambiar filo > borde de corte, cuchilla
engrasar bulones, engrasar pernos, engrasar pasadores, engrasar bujes, dar grasa, dar engrase, dar bombazos, bombazos > engrasar, lubricar, punto de engrase
pines flojos, bulones flojos, pernos flojos, juego en bote, juego en cazo, baila bote, baila cazo, bujes gastados, bocinas gastadas, pasadores gastados, bulon gastado, suena bote, cazo con holgura > desgaste, buje, pasador, holgura
cuchillas de carga > horquillas
pulpo > garra
suelta troncos, suelta palos, no aprieta pinza, no cierra pinza, no cierra garra, no agarra troncos, se abre pinza, se abre sola garra > garra, grapple does not close
rollizos, fustes, lena > tronco, troncos
puntales de carga, parales > estacas, telero, stakes, bunk
gruilla, hidrogrua, cargador forestal, brazo cargador de troncos > grua
rompepiedras, pica pica, percutor, taladro grande, martillote, pajarito > martillo hidraulico
tornillo sinfin > barrena
trituradora, desmalezadora, trituradora forestal > desbrozadora, mulcher, brush cutter
cabria > cabrestante, cable de acero
enchufar mangueras, acoplar mangueras, meter mangueras, poner mangueras, conectar latiguillos, enchufar latiguillos > conectar mangueras, acoplamiento rapido, connect hoses
desenchufar mangueras, quitar mangueras, soltar mangueras, sacar mangueras, desconectar latiguillos > desconectar mangueras, acoplamiento rapido, disconnect hoses
`
