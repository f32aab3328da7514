import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in English. */
export const phrases: AnswerPhrases = {
  refusal: 'The manuals of this machine do not answer this.',
  advice: { operator: 'You can ask the dealer instead.', staff: 'You can add a manual that does.' },
  refusalSoFar: 'The manuals that are ready do not answer this. Others are still being read.',
  unsure: 'I am not certain; these places come closest.',
  also: 'See also',
  earlierSteps: (count, page) => `${count} earlier ${count === 1 ? 'step' : 'steps'} from page ${page}`,
  laterSteps: (count, page) => `${count} more ${count === 1 ? 'step' : 'steps'} from page ${page}`,
  partNumber: (number) => `The part number is ${number}`,
  partsFit: (count, shown) => (shown < count ? `${count} parts fit; the first ${shown}:` : `${count} parts fit:`),
  item: (item) => `item ${item}`,
  page: (page) => `page ${page}`,
  pages: (pages) => `pages ${pages.join(', ')}`,
  more: (count) => `and ${count} more`,
  withoutManuals: {
    pending: 'The manuals of this machine are still being read, so this question cannot be answered yet.',
    unreadable: (names) => `The manuals of this machine could not be read: ${names}.`,
    none: 'There is no manual for this machine yet.',
    askDealer: 'You can ask the dealer instead.',
    seeReason: 'The page of the machine shows why.',
    addManual: 'You can add one on the page of the machine.',
  },
  catalogue: {
    sold: (dealerships) => `From the catalogue of ${dealerships}, not from a manual:`,
    replaced: (number, replacement) => `${number} is replaced by ${replacement}`,
  },
  whichMachine: 'Which machine is it about? Choose one, and its manuals are searched.',
}
