import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Italian. */
export const phrases: AnswerPhrases = {
  refusal: 'I manuali di questa macchina non rispondono a questa domanda.',
  advice: { operator: 'Può chiedere al concessionario.', staff: 'Può aggiungere un manuale che vi risponda.' },
  refusalSoFar: 'I manuali già pronti non rispondono a questa domanda. Altri sono ancora in lettura.',
  unsure: 'Non ne sono certo; questi sono i passaggi più vicini.',
  also: 'Vedere anche',
  earlierSteps: (count, page) =>
    `${count} ${count === 1 ? 'passaggio precedente' : 'passaggi precedenti'} da pagina ${page}`,
  laterSteps: (count, page) => `${count} ${count === 1 ? 'altro passaggio' : 'altri passaggi'} da pagina ${page}`,
  partNumber: (number) => `Il codice del ricambio è ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} pezzi corrispondono; i primi ${shown}:` : `${count} pezzi corrispondono:`,
  item: (item) => `posizione ${item}`,
  page: (page) => `pagina ${page}`,
  pages: (pages) => `pagine ${pages.join(', ')}`,
  more: (count) => `e altri ${count}`,
  withoutManuals: {
    pending: 'I manuali di questa macchina sono ancora in lettura; non è ancora possibile rispondere.',
    unreadable: (names) => `Non è stato possibile leggere i manuali di questa macchina: ${names}.`,
    none: 'Non ci sono ancora manuali per questa macchina.',
    askDealer: 'Può chiedere al concessionario.',
    seeReason: 'La pagina della macchina mostra il motivo.',
    addManual: 'Può aggiungerne uno nella pagina della macchina.',
  },
  catalogue: {
    sold: (dealerships) => `Dal catalogo di ${dealerships}, non da un manuale:`,
    replaced: (number, replacement) => `${number} è sostituito da ${replacement}`,
  },
  whichMachine: 'Di quale macchina si tratta? Ne scelga una per cercare nei suoi manuali.',
}
