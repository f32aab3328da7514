import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in French. */
export const phrases: AnswerPhrases = {
  refusal: 'Les manuels de cette machine ne répondent pas à cette question.',
  advice: {
    operator: 'Vous pouvez la poser au concessionnaire.',
    staff: 'Vous pouvez ajouter un manuel qui y répond.',
  },
  refusalSoFar: "Les manuels déjà prêts ne répondent pas à cette question. D'autres sont encore en cours de lecture.",
  unsure: 'Je ne suis pas certain ; voici les passages les plus proches.',
  also: 'Voir aussi',
  earlierSteps: (count, page) =>
    `${count} ${count === 1 ? 'étape précédente' : 'étapes précédentes'} à partir de la page ${page}`,
  laterSteps: (count, page) =>
    `${count} ${count === 1 ? 'étape de plus' : 'étapes de plus'} à partir de la page ${page}`,
  colon: ' : ',
  partNumber: (number) => `La référence de la pièce est ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} pièces correspondent ; les ${shown} premières :` : `${count} pièces correspondent :`,
  item: (item) => `repère ${item}`,
  page: (page) => `page ${page}`,
  pages: (pages) => `pages ${pages.join(', ')}`,
  more: (count) => `et ${count} de plus`,
  withoutManuals: {
    pending:
      'Les manuels de cette machine sont encore en cours de lecture ; la question ne peut pas encore être traitée.',
    unreadable: (names) => `Les manuels de cette machine n'ont pas pu être lus : ${names}.`,
    none: "Il n'y a pas encore de manuel pour cette machine.",
    askDealer: 'Vous pouvez demander au concessionnaire.',
    seeReason: 'La page de la machine indique pourquoi.',
    addManual: 'Vous pouvez en ajouter un sur la page de la machine.',
  },
  catalogue: {
    sold: (dealerships) => `D'après le catalogue de ${dealerships}, non d'un manuel :`,
    replaced: (number, replacement) => `${number} est remplacé par ${replacement}`,
  },
  whichMachine: "De quelle machine s'agit-il ? Choisissez-en une pour chercher dans ses manuels.",
}
