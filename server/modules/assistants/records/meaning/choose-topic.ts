import { isSales, type Topic, topics } from '../record-question'
import { namesMachine, type Slots } from '../words/slots'
import { namesCustomers, topicOfFields } from './asked-fields'
import { isPartNumber } from './part-number'
import { asksForPartOfMachine } from './part-of-machine'
import { asksForMoves } from './stock-move'
import { statesOf, topicOfState } from './topic-states'

const salesAndPapers = topics.slice(0, topics.indexOf('due'))

/** What a question is about: the first topic that it names, or else one that its other words suggest. */
export function chooseTopic(slots: Slots): Topic | undefined {
  const { named, number, states, names, marks, asked } = slots
  const ofFields = topicOfFields(slots)
  if (ofFields) return ofFields
  if (named.has('turnaround')) return 'turnaround'
  const hinted = hintsOf(slots)
  if (hinted.has('messages') && [...named].every((topic) => topic === 'orders' || topic === 'machines'))
    return 'messages'
  if (states.includes('not_ordered') && namesCustomers(slots)) return 'customers'
  // "The unit prices of SO-1048"
  if (number && ![...named].some((topic) => isSales.has(topic) || topic === 'messages')) return number.topic
  if (named.has('kits') && named.has('spending') && !marks.has('past') && slots.period === undefined) return 'kits'
  if ((named.has('spending') && asksForPrice(slots)) || asksWhatIsPaid(slots)) return 'stock'
  if (asksForMoves(slots)) return 'movements'
  if (asksForBundle(slots)) return 'bundles'
  if (asksForReserving(slots) || asksForPartField(slots) || asksForPartOfMachine(slots)) return 'stock'
  const sales = headOf(slots) ?? salesAndPapers.find((topic) => named.has(topic) && !isAdjective(slots, topic))
  if (sales) return sales
  if (asksForParts(slots)) return 'kits'
  if (asksForReplacement(slots)) return 'stock'
  if (named.has('due') || named.has('done') || isMaintenance(slots)) return chooseMaintenance(slots)
  const other = topics.find((topic) => named.has(topic))
  if (other === 'machines' && isPlaceOnMachine(slots)) return undefined
  // "What did the fleet run?"
  if (other === 'machines' && hinted.has('hours') && (slots.period || asked.has('largest') || asked.has('smallest')))
    return 'hours'
  // "Machines with over 3000"
  if (other === 'machines' && slots.limits.titles.length > 0) return 'hours'
  if (named.has('account')) return 'account'
  // "Which of our customers own an SK-40" asks for the machines.
  const isOfCustomers = other === 'customers' || (slots.by === 'customer' && hinted.size === 0)
  if (isOfCustomers && namesMachine({ names })) return 'machines'
  if (other) return other
  if (asksForPrice(slots) || countsPart(slots) || mayBePart(slots)) return 'stock'
  // "What has Ridgeline not paid"
  if (states.includes('unpaid')) return 'orders'
  if (isOfCards(slots)) return 'payments'
  // "Who buys seal kits" and "which month was the best" ask for sums.
  const isBestMonth = slots.by === 'month' && (asked.has('largest') || asked.has('smallest'))
  if ((slots.by === 'customer' || isBestMonth) && !hinted.has('messages')) return 'spending'
  const hint = topics.find((topic) => hinted.has(topic))
  // "Where is loader 3 working?"
  if (hint === 'hours' && asked.has('where')) return 'machines'
  if (hint) return hint
  if (slots.stateWords.some((word) => /^(?:payments?|cards?|pagos?|tarjetas?) /i.test(word))) return 'payments'
  // "Agotado" is both a part and an order that waits for it.
  if (states.includes('out_of_stock')) return 'stock'
  // "What have we not received yet", but not what a pump did not receive.
  const telling = states.filter((state) => state !== 'undelivered' || marks.has('own'))
  const ofState = telling.map((state) => topicOfState[state]).find((topic) => topic !== undefined)
  if (ofState) return ofState
  const isOfMachines = marks.has('fleet') || namesMachine({ names })
  if (isOfMachines && slots.limits.titles.length > 0) return 'hours'
  if (isOfMachines) return asked.has('next') ? 'due' : 'machines'
  // "Where are the filters of Tall Pines?"
  const isOfGoods = names.length > 0 && slots.unknown.length > 0 && (asked.has('where') || asked.has('when'))
  if (isOfGoods) return 'orders'
  if (isPlaceOfIt(slots)) return 'machines'
  // "What is Ridgeline waiting for?"
  const isOfOrganization = names.length > 0 && (states.length > 0 || marks.has('remaining') || asked.size > 0)
  return isOfOrganization && slots.unknown.length === 0 ? 'orders' : undefined
}

/** "What did Pete tell us" asks for messages, "tell us about the brake" does not. */
function hintsOf({ hinted, topicsOfWord, tokens }: Slots): ReadonlySet<Topic> {
  const words = [...topicsOfWord].flatMap(([word, topics]) => (topics.has('messages') ? [word] : []))
  const isRequest = words.length > 0 && words.every((word) => /(?:^| )tell/i.test(word))
  const isPast = tokens.some(({ word }) => /^(?:did|has|have|had|didnt|hasnt|havent)$/.test(word))
  return isRequest && !isPast ? new Set([...hinted].filter((topic) => topic !== 'messages')) : hinted
}

/** "And how much is it?" means what was spoken of, not what was spent. */
export const isPriceOfIt = ({ tokens, hinted, named, unknown, names, marks, period, by, number }: Slots): boolean =>
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

/** "Where do I find it on the machine?" is told by its manual. */
const isPlaceOnMachine = ({ tokens, asked, marks }: Slots): boolean =>
  asked.has('where') &&
  marks.has('chosen') &&
  tokens.some(
    ({ word }, at) => /^(?:on|in|at|en)$/.test(word) && /^(?:machine|maquina)$/.test(tokens[at + 2]?.word ?? ''),
  )

/** "When is it due?" means what was spoken of; with "service", a machine. */
export const isDayOfIt = ({ marks, asked, unknown, names, named }: Slots): boolean =>
  marks.has('meansOne') &&
  !marks.has('maintenance') &&
  named.has('due') &&
  named.size === 1 &&
  [...asked].join() === 'when' &&
  unknown.length + names.length === 0

/** "Which orders have a disputed payment" asks for orders, whose state that is. */
function headOf({ tokens, named, topicsOfWord, states }: Slots): Topic | undefined {
  const text = tokens.map(({ typed }) => typed).join(' ')
  const [, rest = ''] =
    /^(?:which|what|qu[eé]|cu[aá]les)(?: of| de)?(?: the| our| los| las| nuestr[oa]s)? (.+)$/i.exec(text) ?? []
  const heads = [...topicsOfWord].flatMap(([words, topics]) => (rest.startsWith(`${words} `) ? [...topics] : []))
  return heads.find((topic) => isSales.has(topic) && named.has(topic) && states.some((one) => statesOf(topic).has(one)))
}

/** "Disputed orders" are orders. */
const isAdjective = ({ topicsOfWord }: Slots, topic: Topic): boolean =>
  topic === 'disputes' && [...topicsOfWord].every(([word, named]) => !named.has(topic) || /^disputed$/i.test(word))

/** "How much did customers pay by card", "did a card fail" */
const isOfCards = ({ marks, hinted, states, period }: Slots): boolean =>
  (marks.has('card') &&
    (hinted.has('spending') ||
      period !== undefined ||
      states.some((state) => state === 'failed' || state === 'declined'))) ||
  (marks.has('account') && hinted.has('spending'))

/** "What does an oil filter cost", but not what it has cost us. */
export function asksForPrice(slots: Slots): boolean {
  const { hinted, named, marks, period, unknown, topicWords, by } = slots
  if (asksWhatIsPaid(slots)) return true
  const isOwn =
    marks.has('past') || period !== undefined || (marks.has('own') && !marks.has('possession')) || by !== undefined
  const isCost = topicWords.some((word) => /\b(?:costs?|pays?|costo|coste|cuestan?)\b/i.test(word))
  // "What does Ridgeline pay for 320-07309" names spending, too.
  const isOfPart = named.size === 0 || ([...named].every((one) => one === 'spending') && unknown.some(isPartNumber))
  return isCost && hinted.has('spending') && isOfPart && !isOwn && unknown.length > 0
}

/** "What does Ridgeline pay for a drive belt" asks for a price; "what has Ridgeline paid" does not. */
const asksWhatIsPaid = ({ tokens, names, named, marks, period, asked, by, unknown }: Slots): boolean =>
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
const asksForReplacement = ({ tokens, marks, asked, names, unknown, period }: Slots): boolean =>
  (marks.has('replacement') || tokens.some(({ word }) => isReplaced.test(word))) &&
  unknown.some(isPartNumber) &&
  !asked.has('when') &&
  !marks.has('own') &&
  period === undefined &&
  !namesMachine({ names })

const isReplaced = /^(?:replaced|superseded|sustituid[oa]|reemplazad[oa])$/

/** "Which machines use 410-05518", "who makes the oil filter". */
const asksForPartField = ({ marks, named, names, unknown, period }: Slots): boolean =>
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
const asksForReserving = ({ states, named, marks, unknown, number, asked }: Slots): boolean =>
  states.includes('reserved') &&
  named.has('orders') &&
  asked.has('which') &&
  unknown.length > 0 &&
  number === undefined &&
  !marks.has('own')

/** "What is in the winter set" */
const asksForBundle = ({ marks, named, tokens, unknown, asked }: Slots): boolean =>
  (asked.has('sum') || (['contents', 'rest', 'needed', 'possession'] as const).some((mark) => marks.has(mark))) &&
  named.size === 0 &&
  unknown.length > 0 &&
  !marks.has('maintenance') &&
  tokens.some(({ word }) => /^(?:sets?|packages?|conjuntos?|juegos?|lotes?)$/.test(word))

/** "Got any beacons left": what is asked for may be a part. */
function mayBePart({ marks, hinted, names, place, unknown, states, named, asked, tokens }: Slots): boolean {
  const isOfMachine = marks.has('maintenance') || namesMachine({ names })
  if (named.size > 0 || isOfMachine || [...hinted].some((topic) => !isOfPrice.has(topic))) return false
  if (unknown.some(isPartNumber) || place !== undefined) return true
  if (states.some((state) => !statesOf('stock_levels').has(state))) return false
  const isOfState = states.length > 0 && (asked.size > 0 || marks.has('own'))
  const isAsked = marks.has('possession') || isOfState || asksForSome(tokens) || endsWithPrice(tokens)
  return isAsked && unknown.length > 0
}

/** "Any wiper blades": several of a kind. */
const asksForSome = (tokens: Slots['tokens']): boolean =>
  tokens.some(({ word }, index) => /^(?:any|hay)$/.test(word) && /[^s]s$/.test(tokens[index + 1]?.word ?? ''))

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

const isMaintenance = ({ marks, named }: Slots): boolean =>
  marks.has('maintenance') || marks.has('plan') || (marks.has('doneVerbs') && !named.has('hours'))

/** Whether maintenance is meant that is due or that was done; undefined for maintenance in general, which manuals explain. */
function chooseMaintenance({
  named,
  marks,
  asked,
  states,
  names,
  period,
}: Slots): 'due' | 'done' | 'machines' | undefined {
  const isDue = named.has('due') || states.some((state) => state === 'overdue' || state === 'due' || state === 'soon')
  // "Where is the loader that is overdue"
  if (isDue && asked.has('where')) return 'machines'
  if (isDue) return 'due'
  if (named.has('done')) return 'done'
  if (marks.has('remaining') && named.has('hours')) return 'due'
  if (asked.has('next')) return 'due'
  if (marks.has('past') || asked.has('last')) return 'done'
  if (!marks.has('maintenance') && !marks.has('plan')) return undefined
  if (states.includes('open')) return 'due'
  const isOnes = marks.has('own') || marks.has('fleet') || names.length > 0 || period !== undefined
  return isOnes ? 'due' : undefined
}
