import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Norwegian. */
export const phrases: AnswerPhrases = {
  refusal: 'Maskinens håndbøker svarer ikke på spørsmålet.',
  advice: { operator: 'Du kan spørre forhandleren.', staff: 'Du kan legge til en håndbok som gjør det.' },
  refusalSoFar: 'Håndbøkene som er klare, svarer ikke på spørsmålet. Andre blir fortsatt lest.',
  unsure: 'Jeg er ikke sikker; disse stedene ligger nærmest.',
  also: 'Se også',
  earlierSteps: (count, page) => `${count} tidligere trinn fra side ${page}`,
  laterSteps: (count, page) => `${count} trinn til fra side ${page}`,
  partNumber: (number) => `Delenummeret er ${number}`,
  partsFit: (count, shown) => (shown < count ? `${count} deler passer; de første ${shown}:` : `${count} deler passer:`),
  item: (item) => `posisjon ${item}`,
  page: (page) => `side ${page}`,
  pages: (pages) => `side ${pages.join(', ')}`,
  more: (count) => `og ${count} til`,
  withoutManuals: {
    pending: 'Maskinens håndbøker blir fortsatt lest, så spørsmålet kan ikke besvares ennå.',
    unreadable: (names) => `Maskinens håndbøker kunne ikke leses: ${names}.`,
    none: 'Det finnes ennå ingen håndbok for maskinen.',
    askDealer: 'Du kan spørre forhandleren.',
    seeReason: 'Siden til maskinen viser hvorfor.',
    addManual: 'Du kan legge til en på siden til maskinen.',
  },
  catalogue: {
    sold: (dealerships) => `Fra katalogen til ${dealerships}, ikke fra en håndbok:`,
    replaced: (number, replacement) => `${number} er erstattet av ${replacement}`,
  },
  whichMachine: 'Hvilken maskin gjelder det? Velg en, så blir håndbøkene til maskinen gjennomsøkt.',
}
