import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Spanish. */
export const phrases: AnswerPhrases = {
  refusal: 'Los manuales de esta máquina no responden a esta pregunta.',
  advice: { operator: 'Puede preguntar al concesionario.', staff: 'Puede añadir un manual que la responda.' },
  refusalSoFar: 'Los manuales que ya están listos no responden a esta pregunta. Otros aún se están leyendo.',
  unsure: 'No estoy seguro; estos son los pasajes más cercanos.',
  also: 'Véase también',
  earlierSteps: (count, page) =>
    `${count} ${count === 1 ? 'paso anterior' : 'pasos anteriores'} a partir de la página ${page}`,
  laterSteps: (count, page) => `${count} ${count === 1 ? 'paso' : 'pasos'} más a partir de la página ${page}`,
  partNumber: (number) => `El número de pieza es ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} piezas coinciden; las primeras ${shown}:` : `${count} piezas coinciden:`,
  item: (item) => `posición ${item}`,
  page: (page) => `página ${page}`,
  pages: (pages) => `páginas ${pages.join(', ')}`,
  more: (count) => `y ${count} más`,
  withoutManuals: {
    pending: 'Los manuales de esta máquina aún se están leyendo, así que todavía no se puede responder.',
    unreadable: (names) => `No se pudieron leer los manuales de esta máquina: ${names}.`,
    none: 'Aún no hay ningún manual de esta máquina.',
    askDealer: 'Puede preguntar al concesionario.',
    seeReason: 'La página de la máquina muestra el motivo.',
    addManual: 'Puede añadir uno en la página de la máquina.',
  },
  catalogue: {
    sold: (dealerships) => `Del catálogo de ${dealerships}, no de un manual:`,
    replaced: (number, replacement) => `${number} se sustituye por ${replacement}`,
  },
  whichMachine: '¿De qué máquina se trata? Elija una y se buscará en sus manuales.',
}
