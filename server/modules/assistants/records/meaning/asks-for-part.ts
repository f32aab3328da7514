import type { Topic } from '../record-question'
import { namesMachine, runAround, type Slots } from '../words/slots'
import { isPartNumber } from './part-number'
import { statesOf } from './topic-states'

/** "What does an oil filter cost", but not what it has cost us. */
export function asksForPrice(slots: Slots): boolean {
  const { hinted, named, asked, marks, period, unknown, topicWords, by } = slots
  if (asksWhatIsPaid(slots)) return true
  const isCostUs =
    topicWords.every((word) => /\bcosts? (?:us|me)\b/i.test(word)) && !asked.has('largest') && !asked.has('smallest')
  const isOwn =
    marks.has('past') || period !== undefined || (marks.has('own') && !marks.has('possession')) || by !== undefined
  const isCost = topicWords.some((word) => /\b(?:costs?|pays?|costo|coste|cuestan?)\b/i.test(word))
  // "What does Ridgeline pay for 320-07309" names spending, too.
  const isOfSpending = [...named].every((one) => one === 'spending')
  const isOfPart = named.size === 0 || (isOfSpending && (isCostUs || unknown.some(isPartNumber)))
  return isCost && hinted.has('spending') && isOfPart && !isOwn && unknown.length > 0
}

/** "What does Ridgeline pay for a drive belt" asks for a price; "what has Ridgeline paid" does not. */
export const asksWhatIsPaid = ({ tokens, names, named, marks, period, asked, by, unknown }: Slots): boolean =>
  (tokens.some(({ word }) => /^(?:pays?|paga)$/.test(word)) || isSelling(tokens, unknown)) &&
  names.length > 0 &&
  !namesMachine({ names }) &&
  [...named].every((one) => one === 'spending') &&
  !marks.has('past') &&
  period === undefined &&
  by === undefined &&
  !asked.has('largest') &&
  unknown.length > 0

/** "A cuánto le vendemos a Ridgeline el 320-07309" */
const isSelling = (tokens: Slots['tokens'], unknown: Slots['unknown']): boolean =>
  tokens.some(({ word }) => /^(?:sell|charge|vendemos|cobramos)$/.test(word)) && unknown.some(isPartNumber)

/** "What replaced 320-07308", but not when it was replaced in a machine. */
export const asksForReplacement = ({ tokens, marks, asked, names, unknown, period }: Slots): boolean =>
  (marks.has('replacement') || tokens.some(({ word }) => isReplaced.test(word))) &&
  unknown.some(isPartNumber) &&
  !asked.has('when') &&
  !marks.has('own') &&
  period === undefined &&
  !namesMachine({ names })

const isReplaced = /^(?:replaced|superseded|sustituid[oa]|reemplazad[oa])$/

/** "Which machines use 410-05518", "who makes the oil filter". */
export const asksForPartField = ({ marks, named, names, unknown, period }: Slots): boolean =>
  marks.has('partFields') &&
  unknown.length > 0 &&
  period === undefined &&
  !marks.has('maintenance') &&
  // "Still sold" is no sale.
  [...named].every(
    (one) => one === 'machines' || one === 'stock' || (one === 'spending' && unknown.some(isPartNumber)),
  ) &&
  // Without a number, the parts list of the machine says it.
  (!namesMachine({ names }) || unknown.some(isPartNumber))

/** "For which orders are drive belts reserved" */
export const asksForReserving = ({ states, named, marks, unknown, number, asked }: Slots): boolean =>
  states.includes('reserved') &&
  named.has('orders') &&
  asked.has('which') &&
  unknown.length > 0 &&
  number === undefined &&
  !marks.has('own')

/** "What is in the winter set", "el precio del Winter set" */
export const asksForBundle = (slots: Slots): boolean => isNamedSet(slots) || asksForContents(slots)

const asksForContents = ({ marks, named, tokens, unknown, asked }: Slots): boolean =>
  (asked.has('sum') || (['contents', 'rest', 'needed', 'possession'] as const).some((mark) => marks.has(mark))) &&
  named.size === 0 &&
  unknown.length > 0 &&
  !marks.has('maintenance') &&
  tokens.some(({ word }) => /^(?:sets?|packages?|conjuntos?|juegos?|lotes?)$/.test(word))

/** Whether all that is named is a set by its name, whatever is asked of it. */
function isNamedSet({ named, names, number, marks, period, states, unknown, tokens }: Slots): boolean {
  if ([...named].some((topic) => topic !== 'stock') || number || period || states.length > 0) return false
  if (marks.has('maintenance') || marks.has('past') || namesMachine({ names })) return false
  const set = tokens.findIndex(({ word }) => isSet.test(word))
  const beside = [set - 1, set + 1, ...(/^(?:de|del)$/.test(tokens[set + 1]?.word ?? '') ? [set + 2] : [])]
  const first = unknown.find(({ position }) => position !== set && beside.includes(position))
  // "Set the brake" is done, not asked for.
  if (set < 1 || !first) return false
  const run = runAround(first, unknown)
  return unknown.every(({ position }) => position === set || (position >= run.first && position <= run.last))
}

const isSet = /^(?:set|package|pack|conjunto|juego|lote|paquete)$/

/** "Got any beacons left": what is asked for may be a part. */
export function mayBePart({ marks, hinted, names, place, unknown, states, named, asked, tokens }: Slots): boolean {
  // "A loader tyre"
  const isOfKind = marks.has('possession') && names.every(({ rank }) => rank === 'kind')
  const isOfMachine = marks.has('maintenance') || (namesMachine({ names }) && !isOfKind)
  // "The hydraulic return filter" was not returned.
  const isReturnPart = tokens.some(
    ({ word }, at) => word === 'return' && unknown.some(({ position }) => position === at + 1),
  )
  const isOther = (topic: Topic) => !isOfPrice.has(topic) && !(isReturnPart && topic === 'returns')
  if (named.size > 0 || isOfMachine || [...hinted].some(isOther)) return false
  if (unknown.some(isPartNumber) || place !== undefined) return true
  if (states.some((state) => !statesOf('stock_levels').has(state))) return false
  const isOfState = states.length > 0 && (asked.size > 0 || marks.has('own'))
  const isAsked = marks.has('possession') || isOfState || asksForSome(tokens) || endsWithPrice(tokens)
  return isAsked && unknown.length > 0
}

/** "Any wiper blades": several of a kind. */
const asksForSome = (tokens: Slots['tokens']): boolean =>
  tokens.some(
    ({ word }, index) => /^(?:any|hay)$/.test(word) && /(?<!s|^new|^noticia)s$/.test(tokens[index + 1]?.word ?? ''),
  )

/** "Tyre 17.5, how much" */
const endsWithPrice = (tokens: Slots['tokens']): boolean =>
  /(?:^| )(?:how much|cuanto)$/.test(tokens.map(({ word }) => word).join(' '))

const isOfPrice: ReadonlySet<Topic> = new Set(['stock', 'spending'])

/** Whether a part is only asked for if there is one of that name, as a manual may be asked, too. */
export const isGuessOfPart = (slots: Slots, topic: Topic): boolean =>
  topic === 'stock'
    ? slots.unknown.length > 0 &&
      !slots.named.has('stock') &&
      !slots.hinted.has('stock') &&
      !asksForPrice(slots) &&
      !countsPart(slots)
    : (topic === 'bundles' || topic === 'movements') && !slots.named.has(topic) && !slots.unknown.some(isPartNumber)

/** "How many 332-20077 do we have" */
export const countsPart = ({ asked, marks, unknown, hinted }: Slots): boolean =>
  asked.has('count') &&
  (marks.has('own') || asked.has('list')) &&
  hinted.size === 0 &&
  unknown.some(({ word }) => /\d.*\d.*\d.*\d.*\d/.test(word))

/** "What parts go in the 500 h service of the EX-210" asks for a kit. */
export const asksForParts = ({ marks, names, asked, place }: Slots): boolean => {
  if (place !== undefined) return false
  if (!marks.has('maintenance') || marks.has('past') || asked.has('last')) return false
  const isOfModel = names.some(({ rank }) => rank === 'machine' || rank === 'model' || rank === 'kind')
  return marks.has('needed') || (marks.has('contents') && isOfModel)
}
