/** What operators, renters and mechanics say in Spanish of transmission, axles and drives and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayDriveline = `
caja de marchas, trasmision > transmision, caja de cambios
valvolina, aceite para caja, aceite de trasmision > aceite de transmision, transmision
patina caja, patina transmision, se barre, se barre caja, resbala caja, no agarra caja, no agarra transmision, patina cambios > transmision patina, embrague patina, transmission slips
caja caliente, hierve caja > temperatura de transmision, sobrecalentamiento, transmission overheats
puente delantero, puente trasero, funda de eje > eje, diferencial
aceite en ejes, aceite a ejes, aceite de puentes, aceite en diferencial, aceite de corona, ochenta noventa, 80w90, 85w140, aceite 90, aceite 140, aceite de mulas, aceite para ejes, aceite diferenciales > aceite de diferencial, aceite de ejes, axle oil, differential oil, axles
aceite de cubos, aceite de mandos, aceite de finales, aceite de planetarios, aceite de reductores, aceite de masas > mando final, mandos finales, final drive oil
cubos reductores > mando final, reductor de rueda
cardanes, barra de mando, eje de transmision, palieres, barra de transmision > cardan, eje cardan
sacar cardan, quitar cardan, bajar cardan, soltar cardan, quitar flecha, bajar flecha, sacar palieres, sacar flecha > cardan, remolcar
crucetas gastadas, cruceta floja, suena cruceta, ruido en cardan, golpe en cardan > cruceta, cardan
palanca de sentido, palanca de adelante, palanca adelante, selector de marcha > selector de sentido, palanca de direccion, direction lever
piso clutch, clutch quemado, se quemo clutch, clutch gastado, embrague quemado > embrague, embrague patina
aceite de giro, aceite del giro, caja de giro, reductor del giro > motor de giro, reductor de giro, giro
rodamiento grande, mesa de giro > corona de giro
cadena de mando, cadenas de traccion, aceite de cadenas > cadena, caja de cadenas
`
