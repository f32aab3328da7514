import { isSales, type Topic, topics } from '../record-question'
import { namesMachine, type Slots } from '../words/slots'
import { namesCustomers, topicOfFields } from './asked-fields'
import { asksForEmailChoices } from './asks-for-email-choices'
import { asksForFeedback } from './asks-for-feedback'
import { asksForLinks } from './asks-for-links'
import {
  asksForBundle,
  asksForPartField,
  asksForParts,
  asksForPrice,
  asksForReplacement,
  asksForReserving,
  asksWhatIsPaid,
  countsPart,
  mayBePart,
} from './asks-for-part'
import { chooseMaintenance, isMaintenance } from './choose-maintenance'
import { comparesUse } from './compares-use'
import { asksForFailedPayment } from './failed-payment'
import { isPlaceOfIt } from './of-it'
import { isPartNumber } from './part-number'
import { asksForPartOfMachine } from './part-of-machine'
import { asksForServiceWork } from './service-work'
import { asksForMoves } from './stock-move'
import { statesOf, topicOfState } from './topic-states'

const salesAndPapers = topics.slice(0, topics.indexOf('due'))

/** What a question is about: the first topic that it names, or else one that its other words suggest. */
export function chooseTopic(slots: Slots): Topic | undefined {
  const { named, number, states, names, marks, asked } = slots
  if (asksForFeedback(slots)) return 'feedback'
  if (asksForLinks(slots)) return 'links'
  if (asksForEmailChoices(slots)) return 'email_choices'
  if (!number && asksForFailedPayment(slots)) return named.has('orders') ? 'orders' : 'payments'
  const ofFields = topicOfFields(slots)
  if (ofFields) return ofFields
  if (named.has('turnaround') && !number) return 'turnaround'
  if (asksWhoHasTerms(slots)) return 'customers'
  const hinted = hintsOf(slots)
  if (hinted.has('messages') && [...named].every((topic) => topic === 'orders' || topic === 'machines'))
    return 'messages'
  if (states.includes('not_ordered') && namesCustomers(slots)) return 'customers'
  // "Have we got enough 331-44608 for Q-1009"
  if (number && named.size === 0 && marks.has('possession') && slots.unknown.some(isPartNumber)) return 'stock'
  // "The unit prices of SO-1048"
  if (number && ![...named].some((topic) => isSales.has(topic) || topic === 'messages')) return number.topic
  if (named.has('kits') && named.has('spending') && !marks.has('past') && slots.period === undefined) return 'kits'
  if ((named.has('spending') && asksForPrice(slots)) || asksWhatIsPaid(slots)) return 'stock'
  if (asksForMoves(slots)) return 'movements'
  if (asksForBundle(slots)) return 'bundles'
  if (asksForReserving(slots) || asksForPartField(slots) || asksForPartOfMachine(slots)) return 'stock'
  const sales = headOf(slots) ?? salesAndPapers.find((topic) => named.has(topic) && !isAdjective(slots, topic))
  if (sales) return sales
  if (asksForServiceWork(slots)) return 'due'
  if (asksForParts(slots)) return 'kits'
  if (asksForReplacement(slots)) return 'stock'
  if (named.has('due') || named.has('done') || isMaintenance(slots)) return chooseMaintenance(slots)
  const other = topics.find((topic) => named.has(topic))
  if (other === 'machines' && isPlaceOnMachine(slots)) return undefined
  if (comparesUse(slots)) return 'hours'
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
  if (asksForOpenReturn(slots)) return 'returns'
  // "Which customers are waiting for parts"
  if (states.includes('backordered') && (asked.has('who') || slots.by === 'customer')) return 'orders'
  // "Who buys seal kits" and "which month was the best" ask for sums.
  const isBestMonth = slots.by === 'month' && (asked.has('largest') || asked.has('smallest'))
  if ((slots.by === 'customer' || isBestMonth) && !hinted.has('messages')) return 'spending'
  const hint = topics.find((topic) => hinted.has(topic))
  // "Where is loader 3 working?"
  if (hint === 'hours' && asked.has('where')) return 'machines'
  if (hint) return hint
  if (slots.stateWords.some((word) => /^(?:payments?|cards?|pagos?|tarjetas?) /i.test(word))) return 'payments'
  if (states.includes('sent') && slots.stateWords.some((word) => isWriting.test(word))) return 'messages'
  // "Agotado" is both a part and an order that waits for it.
  if (states.includes('out_of_stock')) return 'stock'
  // "What have we not received yet", but not what a pump did not receive.
  const telling = states.filter(
    (state) => (state !== 'undelivered' || marks.has('own')) && !(state === 'low' && isLevelOfMachine(slots)),
  )
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

/** "Who buys on account" asks for customers, "which customers ordered on account this year" for orders. */
const asksWhoHasTerms = ({ tokens, by, marks, period, unknown }: Slots): boolean =>
  by === 'customer' &&
  marks.has('account') &&
  period === undefined &&
  unknown.length === 0 &&
  tokens.some(({ word }) => /^(?:buys?|pays?|compran?|pagan?)$/.test(word))

/** "What did Pete tell us" asks for messages, "tell us about the brake" does not. */
function hintsOf({ hinted, topicsOfWord, tokens }: Slots): ReadonlySet<Topic> {
  const words = [...topicsOfWord].flatMap(([word, topics]) => (topics.has('messages') ? [word] : []))
  const isRequest = words.length > 0 && words.every((word) => /(?:^| )tell/i.test(word))
  const isPast = tokens.some(({ word }) => /^(?:did|has|have|had|didnt|hasnt|havent)$/.test(word))
  return isRequest && !isPast ? new Set([...hinted].filter((topic) => topic !== 'messages')) : hinted
}

/** "Where do I find it on the machine?" is told by its manual. */
const isPlaceOnMachine = ({ tokens, asked, marks }: Slots): boolean =>
  asked.has('where') &&
  marks.has('chosen') &&
  tokens.some(
    ({ word }, at) => /^(?:on|in|at|en)$/.test(word) && /^(?:machine|maquina)$/.test(tokens[at + 2]?.word ?? ''),
  )

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

/** "What's low in the hydraulic tank" is no stock. */
const isLevelOfMachine = ({ stateWords, unknown }: Slots): boolean =>
  unknown.length > 0 && stateWords.some((word) => /^(?:wh|what|we)/i.test(word))

/** "Did I answer Rita" */
const isWriting = /(?:answer|repl|wr[io]t|sa[iy]|told|contest|respond|escrib|dij)/i

/** "Does anyone have an open return", but not "the open return line". */
const asksForOpenReturn = ({ states, stateWords, unknown }: Slots): boolean =>
  states.includes('open') && unknown.length === 0 && stateWords.some((word) => /^return$/i.test(word))

/** "How much did customers pay by card", "did a card fail" */
const isOfCards = ({ marks, hinted, states, period }: Slots): boolean =>
  (marks.has('card') &&
    (hinted.has('spending') ||
      period !== undefined ||
      states.some((state) => state === 'failed' || state === 'declined'))) ||
  (marks.has('account') && hinted.has('spending'))
