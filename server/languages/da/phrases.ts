import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Danish. */
export const phrases: AnswerPhrases = {
  refusal: 'Maskinens manualer besvarer ikke spørgsmålet.',
  advice: { operator: 'Du kan spørge forhandleren.', staff: 'Du kan tilføje en manual, der gør.' },
  refusalSoFar: 'De manualer, der er klar, besvarer ikke spørgsmålet. Andre bliver stadig læst.',
  unsure: 'Jeg er ikke sikker; disse steder ligger tættest på.',
  also: 'Se også',
  earlierSteps: (count, page) => `${count} tidligere trin fra side ${page}`,
  laterSteps: (count, page) => `${count} trin mere fra side ${page}`,
  partNumber: (number) => `Reservedelsnummeret er ${number}`,
  partsFit: (count, shown) => (shown < count ? `${count} dele passer; de første ${shown}:` : `${count} dele passer:`),
  item: (item) => `position ${item}`,
  page: (page) => `side ${page}`,
  pages: (pages) => `side ${pages.join(', ')}`,
  more: (count) => `og ${count} mere`,
  withoutManuals: {
    pending: 'Maskinens manualer bliver stadig læst, så spørgsmålet kan ikke besvares endnu.',
    unreadable: (names) => `Maskinens manualer kunne ikke læses: ${names}.`,
    none: 'Der er endnu ingen manual til maskinen.',
    askDealer: 'Du kan spørge forhandleren.',
    seeReason: 'Maskinens side viser hvorfor.',
    addManual: 'Du kan tilføje en på maskinens side.',
  },
  catalogue: {
    sold: (dealerships) => `Fra kataloget hos ${dealerships}, ikke fra en manual:`,
    replaced: (number, replacement) => `${number} er erstattet af ${replacement}`,
  },
  whichMachine: 'Hvilken maskine drejer det sig om? Vælg en, så bliver dens manualer gennemsøgt.',
}
