import type { Day } from '../../../../domain/day'
import { isQuote, type State, type Topic } from '../record-question'
import { choosesOne, namesOrganization, type Slots } from '../words/slots'
import { asksForFailedPayment, hasFailures } from './failed-payment'
import { isOfShipping, statesOf } from './topic-states'

type StateSlots = Pick<Slots, 'states' | 'asked' | 'marks' | 'period' | 'unknown' | 'named' | 'names' | 'stateWords'>

/** The first state that the topic's records can have. */
export function stateFor(slots: StateSlots, topic: Topic, today: Day): State | undefined {
  const { asked, marks, period, unknown } = slots
  const states = shippingFirst(statesBySide(slots, topic))
  // "When is it due?" asks for what is not due yet, too.
  const isAhead =
    asked.has('when') ||
    asked.has('next') ||
    asked.has('first') ||
    marks.has('remaining') ||
    period !== undefined ||
    unknown.length > 0
  // An open invoice is one that is not paid, as is an overdue one.
  if (topic === 'invoices' && (states.includes('open') || states.includes('overdue'))) return 'unpaid'
  // What is waited for says more than that somebody waits.
  if (topic === 'orders' && states.includes('backordered')) return 'backordered'
  // "Which need service soon"
  if (topic === 'due' && states.includes('soon') && !states.includes('overdue')) return 'soon'
  // "Overdue or due": what is due now is both.
  if (topic === 'due' && states.includes('overdue') && states.includes('due')) return 'due'
  const found = states.find(
    (state) => statesOf(topic).has(state) && !(topic === 'due' && state !== 'overdue' && isAhead),
  )
  // The next payout is one that has not arrived.
  if (topic === 'payouts' && found === undefined && asked.has('next')) return 'open'
  if (topic === 'disputes' && found === undefined && isOfOpenDisputes(slots)) return 'open'
  if (isQuote.has(topic) && isStillToEnd(slots, today)) return 'awaiting_answer'
  const isRest = found === undefined && marks.has('rest')
  const state = isRest ? restOf[topic] : found
  // "Have we ever sent one", "have we received one": drafts were not.
  const isSent = marks.has('sent') || states.some((one) => isOfSending.has(one))
  if (!isQuote.has(topic) || !isSent || state === 'unsent') return state
  // "Sent and unanswered": whose turn it is matters more than that it was sent.
  return state === 'waiting' || state === 'open' ? 'awaiting_answer' : (state ?? 'answered')
}

const isOfSending: ReadonlySet<State> = new Set(['on_its_way', 'sent', 'received'])

/** "Paid and not picked": what is still to come says more than that it was paid. */
const shippingFirst = (states: readonly State[]): readonly State[] =>
  states.toSorted((one, other) => Number(isOfShipping(other)) - Number(isOfShipping(one)))

/** "Waiting on Northfield" is its turn; what waits of messages is to be answered. */
function statesBySide({ states, stateWords, names }: StateSlots, topic: Topic): readonly State[] {
  const isOfOther =
    namesOrganization({ names }) && stateWords.some((word) => /^(?:waiting|wait) (?:on|for)$/i.test(word))
  const sided = states.map((state) => (state === 'waiting' && isOfOther ? 'with_them' : state))
  return topic === 'messages' ? sided.map((state) => (state === 'waiting' ? 'to_answer' : state)) : sided
}

/** "Is any payment disputed" means now, and until when to answer is asked of what is open. */
const isOfOpenDisputes = ({ states, asked, marks, period, named }: StateSlots): boolean =>
  (states.includes('disputed') && named.has('payments') && !marks.has('past') && period === undefined) ||
  marks.has('remaining') ||
  (asked.has('when') && !marks.has('past'))

/** "Which quotes expire this month", but not "which did expire last month". */
const isStillToEnd = ({ states, marks, period }: StateSlots, today: Day): boolean =>
  marks.has('ending') &&
  states.every((state) => state === 'expired' || state === 'open' || state === 'overdue') &&
  !marks.has('past') &&
  (period?.to === undefined || period.to >= today)

/** What is still to come of the records of a topic. */
const restOf: Partial<Record<Topic, State>> = {
  orders: 'to_ship',
  quotes: 'waiting',
  maintenance_quotes: 'waiting',
  messages: 'to_answer',
}

/** "Where is my stuff?" and "has my order been shipped?" mean what has not come yet. */
export function impliedState(slots: Slots, topic: Topic, words: readonly string[]): State | undefined {
  const { asked, number, period, amount, wanted, marks, named } = slots
  if (topic !== 'orders' || words.length > 0 || number || period || amount || wanted !== undefined) return undefined
  if (choosesOne({ asked })) return undefined
  const isAhead =
    asked.has('where') || marks.has('manner') || (asked.has('when') && !marks.has('past')) || !named.has('orders')
  return isAhead || isAboutOne(slots, topic, words) ? 'open' : undefined
}

/** "Has the starter been delivered?" asks how far what is named has come, not for what has come so far. */
export function isAboutOne(
  { asked, topicWords, period, details }: Slots,
  topic: Topic,
  words: readonly string[],
): boolean {
  const asksForSome = (['count', 'sum', 'which', 'list', 'last', 'first'] as const).some((one) => asked.has(one))
  const isOneOrder = topicWords.some((word) => /^(?:order|pedido|orden)$/i.test(word)) && period === undefined
  return (
    !asksForSome &&
    !details.includes('tracking') &&
    ((isQuote.has(topic) && words.length > 0) || (topic === 'orders' && (words.length > 0 || isOneOrder)))
  )
}

/** Topics with states that people know, so that none of them may be passed over. */
const hasKnownStates: ReadonlySet<Topic> = new Set([
  'orders',
  'invoices',
  'quotes',
  'maintenance_quotes',
  'payments',
  'payouts',
  'spending',
  'refunds',
  'returns',
  'credit_notes',
  'card_fees',
  'disputes',
])

/** What all records of a topic are: each fee was paid. */
const everyOf: Partial<Record<Topic, readonly State[]>> = {
  quotes: ['sent', 'received'],
  maintenance_quotes: ['sent', 'received'],
  card_fees: ['paid'],
  refunds: ['refunded', 'paid'],
  credit_notes: ['refunded'],
  returns: ['returned'],
  disputes: ['disputed'],
}

/** The words for states that the records of the topic do not have, unless they say something else, too. */
export function unusedStates(slots: Slots, topic: Topic): string[] {
  const { states, stateWords, topicsOfWord } = slots
  if (!hasKnownStates.has(topic) || (hasFailures(topic) && asksForFailedPayment(slots))) return []
  const known = new Set([...statesOf(topic), ...(everyOf[topic] ?? [])])
  const words = [...new Set(stateWords)].filter((word) => !topicsOfWord.get(word)?.has(topic))
  return words.filter((word) => states.every((state, index) => stateWords[index] !== word || !known.has(state)))
}
