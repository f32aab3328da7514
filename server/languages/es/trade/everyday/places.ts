/** What operators, renters and mechanics say in Spanish of places on the machine and around it and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayPlaces = `
morro > parte delantera, delantero
panza, barriga > parte inferior
enmedio > centro
compartimiento de motor, cuarto de motor, bajo cofre, bajo capo, abajo de cofre, vano motor, hueco de motor > compartimento del motor, motor
tajo, cantera, predio, rancho, finca, chantier, curro, chamba, frente de trabajo > lugar de trabajo, zona de trabajo
barrizal, lodazal, fango, atolladero, tierra mojada, tierra aguada, piso mojado, zona pantanosa, gredal > terreno blando, barro
lugar parejo, piso duro, suelo duro, planito, piso firme, sitio plano > terreno nivelado, suelo firme
pasar rio, pasar por agua, meter a rio, cruzar charco, pasar arroyo, cruzar vado, cuanta agua pasa > profundidad de vadeo, vadear, agua
`
