import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Swedish. */
export const phrases: AnswerPhrases = {
  refusal: 'Maskinens manualer besvarar inte frågan.',
  advice: { operator: 'Du kan fråga återförsäljaren.', staff: 'Du kan lägga till en manual som gör det.' },
  refusalSoFar: 'De manualer som är klara besvarar inte frågan. Andra läses fortfarande in.',
  unsure: 'Jag är inte säker; de här ställena ligger närmast.',
  also: 'Se även',
  earlierSteps: (count, page) => `${count} tidigare steg från sidan ${page}`,
  laterSteps: (count, page) => `${count} steg till från sidan ${page}`,
  partNumber: (number) => `Artikelnumret är ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} delar stämmer; de första ${shown}:` : `${count} delar stämmer:`,
  item: (item) => `position ${item}`,
  page: (page) => `sidan ${page}`,
  pages: (pages) => `sidorna ${pages.join(', ')}`,
  more: (count) => `och ${count} till`,
  withoutManuals: {
    pending: 'Maskinens manualer läses fortfarande in, så frågan kan inte besvaras ännu.',
    unreadable: (names) => `Maskinens manualer kunde inte läsas: ${names}.`,
    none: 'Det finns ännu ingen manual för maskinen.',
    askDealer: 'Du kan fråga återförsäljaren.',
    seeReason: 'Maskinens sida visar varför.',
    addManual: 'Du kan lägga till en på maskinens sida.',
  },
  catalogue: {
    sold: (dealerships) => `Ur katalogen från ${dealerships}, inte ur en manual:`,
    replaced: (number, replacement) => `${number} ersätts av ${replacement}`,
  },
  whichMachine: 'Vilken maskin gäller det? Välj en, så söks dess manualer igenom.',
}
