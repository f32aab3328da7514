import type { Slots } from '../words/slots'

/** "And how much is it?" means what was spoken of, not what was spent. */
export const isPriceOfIt = ({ tokens, hinted, named, unknown, names, marks, period, by, number }: Slots): boolean =>
  // "How much does it take" asks for what goes in.
  !tokens.some(({ word }) => /^(?:takes?|holds?|needs?|uses?|weighs?|llevan?|caben?|gastan?|pesan?)$/.test(word)) &&
  tokens.some(({ word }) => /^(?:costs?|cuesta|cuestan|vale|valen|sale|much|price|precio)$/.test(word)) &&
  [...hinted].every((topic) => topic === 'spending') &&
  [...named].every((topic) => topic === 'stock') &&
  unknown.length + names.length === 0 &&
  !marks.has('own') &&
  !marks.has('past') &&
  [period, by, number].every((one) => one === undefined)

/** "Is it in stock?" means what was spoken of, "what is in stock" does not. */
export const isStockOfIt = ({ tokens, marks, asked, hinted, named, unknown, names, states, place }: Slots): boolean =>
  [...named].join() === 'stock' &&
  [...asked].every((one) => one === 'list' || one === 'count') &&
  hinted.size + unknown.length + names.length + states.length === 0 &&
  place === undefined &&
  (marks.has('meansOne') || marks.has('meansSeveral') || tokens.length <= MAX_BARE_WORDS)

/** "¿Hay en stock?" */
const MAX_BARE_WORDS = 4

/** "Where is it?" means a machine, unless something else was spoken of. */
export const isPlaceOfIt = ({ marks, asked, unknown, named, hinted, states }: Slots): boolean =>
  marks.has('chosen') &&
  asked.has('where') &&
  [...asked].every((one) => one === 'where' || one === 'list') &&
  unknown.length === 0 &&
  named.size === 0 &&
  hinted.size === 0 &&
  states.length === 0

/** "When is it due?" means what was spoken of; with "service", a machine. */
export const isDayOfIt = ({ marks, asked, unknown, names, named }: Slots): boolean =>
  marks.has('meansOne') &&
  !marks.has('maintenance') &&
  named.has('due') &&
  named.size === 1 &&
  [...asked].join() === 'when' &&
  unknown.length + names.length === 0
