import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Dutch. */
export const phrases: AnswerPhrases = {
  refusal: 'De handleidingen van deze machine beantwoorden deze vraag niet.',
  advice: { operator: 'U kunt het de dealer vragen.', staff: 'U kunt een handleiding toevoegen die dat wel doet.' },
  refusalSoFar: 'De handleidingen die klaar zijn, beantwoorden deze vraag niet. Andere worden nog gelezen.',
  unsure: 'Ik weet het niet zeker; deze passages komen het dichtst in de buurt.',
  also: 'Zie ook',
  earlierSteps: (count, page) => `${count} ${count === 1 ? 'eerdere stap' : 'eerdere stappen'} vanaf pagina ${page}`,
  laterSteps: (count, page) => `${count} ${count === 1 ? 'volgende stap' : 'volgende stappen'} vanaf pagina ${page}`,
  partNumber: (number) => `Het onderdeelnummer is ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} onderdelen passen; de eerste ${shown}:` : `${count} onderdelen passen:`,
  item: (item) => `positie ${item}`,
  page: (page) => `pagina ${page}`,
  pages: (pages) => `pagina’s ${pages.join(', ')}`,
  more: (count) => `en nog ${count}`,
  withoutManuals: {
    pending: 'De handleidingen van deze machine worden nog gelezen; de vraag kan nog niet worden beantwoord.',
    unreadable: (names) => `De handleidingen van deze machine konden niet worden gelezen: ${names}.`,
    none: 'Er is nog geen handleiding voor deze machine.',
    askDealer: 'U kunt het de dealer vragen.',
    seeReason: 'De pagina van de machine toont waarom.',
    addManual: 'U kunt er een toevoegen op de pagina van de machine.',
  },
  catalogue: {
    sold: (dealerships) => `Uit de catalogus van ${dealerships}, niet uit een handleiding:`,
    replaced: (number, replacement) => `${number} is vervangen door ${replacement}`,
  },
  whichMachine: 'Om welke machine gaat het? Kies er een, dan worden de handleidingen doorzocht.',
}
