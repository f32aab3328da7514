import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Finnish. */
export const phrases: AnswerPhrases = {
  refusal: 'Tämän koneen ohjekirjat eivät vastaa kysymykseen.',
  advice: { operator: 'Voit kysyä jälleenmyyjältä.', staff: 'Voit lisätä ohjekirjan, joka vastaa siihen.' },
  refusalSoFar: 'Valmiit ohjekirjat eivät vastaa kysymykseen. Muita luetaan vielä.',
  unsure: 'En ole varma; nämä kohdat ovat lähimpänä.',
  also: 'Katso myös',
  earlierSteps: (count, page) => `${count} ${count === 1 ? 'aiempi vaihe' : 'aiempaa vaihetta'} sivulta ${page} alkaen`,
  laterSteps: (count, page) => `${count} ${count === 1 ? 'vaihe lisää' : 'vaihetta lisää'} sivulta ${page} alkaen`,
  partNumber: (number) => `Osanumero on ${number}`,
  partsFit: (count, shown) => (shown < count ? `${count} osaa sopii; ensimmäiset ${shown}:` : `${count} osaa sopii:`),
  item: (item) => `kohta ${item}`,
  page: (page) => `sivu ${page}`,
  pages: (pages) => `sivut ${pages.join(', ')}`,
  more: (count) => `ja ${count} muuta`,
  withoutManuals: {
    pending: 'Tämän koneen ohjekirjoja luetaan vielä, joten kysymykseen ei voi vielä vastata.',
    unreadable: (names) => `Tämän koneen ohjekirjoja ei voitu lukea: ${names}.`,
    none: 'Tälle koneelle ei ole vielä ohjekirjaa.',
    askDealer: 'Voit kysyä jälleenmyyjältä.',
    seeReason: 'Koneen sivulla kerrotaan syy.',
    addManual: 'Voit lisätä sellaisen koneen sivulla.',
  },
  catalogue: {
    sold: (dealerships) => `Luettelosta (${dealerships}), ei ohjekirjasta:`,
    replaced: (number, replacement) => `${number} on korvattu numerolla ${replacement}`,
  },
  whichMachine: 'Mitä konetta kysymys koskee? Valitse kone, niin sen ohjekirjoista etsitään.',
}
