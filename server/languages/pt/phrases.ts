import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in Portuguese. */
export const phrases: AnswerPhrases = {
  refusal: 'Os manuais desta máquina não respondem a esta pergunta.',
  advice: { operator: 'Pode perguntar ao concessionário.', staff: 'Pode adicionar um manual que a responda.' },
  refusalSoFar: 'Os manuais que já estão prontos não respondem a esta pergunta. Outros ainda estão a ser lidos.',
  unsure: 'Não tenho certeza; estas são as passagens mais próximas.',
  also: 'Ver também',
  earlierSteps: (count, page) =>
    `${count} ${count === 1 ? 'passo anterior' : 'passos anteriores'} a partir da página ${page}`,
  laterSteps: (count, page) => `${count} ${count === 1 ? 'passo a mais' : 'passos a mais'} a partir da página ${page}`,
  partNumber: (number) => `O número da peça é ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} peças correspondem; as primeiras ${shown}:` : `${count} peças correspondem:`,
  item: (item) => `item ${item}`,
  page: (page) => `página ${page}`,
  pages: (pages) => `páginas ${pages.join(', ')}`,
  more: (count) => `e mais ${count}`,
  withoutManuals: {
    pending: 'Os manuais desta máquina ainda estão a ser lidos; por isso, ainda não é possível responder.',
    unreadable: (names) => `Não foi possível ler os manuais desta máquina: ${names}.`,
    none: 'Ainda não há nenhum manual desta máquina.',
    askDealer: 'Pode perguntar ao concessionário.',
    seeReason: 'A página da máquina mostra o motivo.',
    addManual: 'Pode adicionar um na página da máquina.',
  },
  catalogue: {
    sold: (dealerships) => `Do catálogo de ${dealerships}, não de um manual:`,
    replaced: (number, replacement) => `${number} é substituído por ${replacement}`,
  },
  whichMachine: 'De que máquina se trata? Escolha uma para procurar nos seus manuais.',
}
