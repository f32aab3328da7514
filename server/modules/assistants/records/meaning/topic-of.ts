import { isSpent, type State, type Topic } from '../record-question'
import { choosesOne, type Slots } from '../words/slots'
import { asksWhether } from './asks-whether'
import { groupingOf } from './grouping-of'
import { comparisonIn } from './read-others'
import { isOfShipping, statesOf } from './topic-states'

/** The topic whose records answer a question about another one. */
export function topicOf(slots: Slots, topic: Topic, words: readonly string[]): Topic {
  const { states, number, asked, marks, details, named } = slots
  if (topic === 'payments' && (states.includes('disputed') || details.includes('disputed'))) return 'disputes'
  if (topic === 'payments' && marks.has('account')) return 'orders'
  // "Did our payment for the fan go through" is told by its order.
  if (topic === 'payments' && words.length > 0 && asksWhether(slots)) return 'orders'
  if (topic === 'refunds' && details.includes('refundable')) return 'payments'
  // Each payment says its own fee.
  if (topic === 'card_fees' && named.has('payments') && choosesOne(slots)) return 'payments'
  const isOneOrder = choosesOne(slots) && named.has('orders') && slots.by === undefined
  // Taxes are on papers.
  if (
    marks.has('tax') &&
    !details.includes('subtotal') &&
    !number &&
    !isOneOrder &&
    (topic === 'spending' || topic === 'orders' || topic === 'payments')
  )
    return 'invoices'
  if (countsParts(slots, topic, words) || (isSpent.has(topic) && groupingOf(slots, topic))) return 'spending'
  // "Are we out of short blocks" asks for the part.
  const isOfLevel = (state: State) =>
    statesOf('stock_levels').has(state) && !(state === 'out_of_stock' && words.length > 0)
  const isWhole = states.some(isOfLevel) || (words.length === 0 && !number)
  if (topic === 'stock' && isWhole) return 'stock_levels'
  // "How much did our last order cost us"
  if (topic === 'spending' && (number || (isOneOrder && words.length === 0))) return 'orders'
  // "Did Ridgeline or Tall Pines buy more" compares sums, "who ordered more often" counts orders.
  if (topic === 'orders' && comparisonIn(slots) && isOfSeveral(slots) && words.length === 0 && !isCountedIn(slots))
    return 'spending'
  // What went back of an order is not what the order comes to.
  if ((topic === 'orders' || topic === 'payments') && states.includes('refunded')) return 'refunds'
  // "What did we spend on cancelled orders" asks for those.
  const ofOrders = states.some((state) => statesOf('orders').has(state) && state !== 'paid')
  if (topic === 'spending' && slots.named.has('orders') && ofOrders && words.length === 0) return 'orders'
  // "Anything paid that we haven't started on"
  if (topic === 'spending' && states.some(isOfShipping)) return 'orders'
  // "How much have we ordered" is what was spent.
  const isPlain = topic === 'orders' && states.length === 0 && !number && words.length === 0
  // "When did we last sell a radiator" asks for that order.
  if (topic === 'spending' && (asked.has('last') || asked.has('first')) && words.length > 0 && !asksForSum(asked))
    return 'orders'
  if (choosesOne(slots) && !asked.has('average')) return topic
  const isSummed = asked.has('average') || (asked.has('sum') && !asked.has('count'))
  return isPlain && isSummed ? 'spending' : topic
}

const isOfSeveral = ({ names, otherPeriods }: Slots): boolean =>
  otherPeriods.length > 0 || new Set(names.flatMap(({ subject }) => subject.organizationId ?? [])).size > 1

const isCountedIn = ({ asked, tokens, number }: Slots): boolean =>
  asked.has('count') ||
  number !== undefined ||
  tokens.some(({ word }) => /^(?:often|menudo|veces|orders|pedidos)$/.test(word))

const asksForSum = (asked: Slots['asked']): boolean => asked.has('sum') || asked.has('count') || asked.has('average')

/** "How many oil filters did we buy?" asks for pieces, "how many orders" for orders. */
const countsParts = ({ asked, topicWords, details }: Slots, topic: Topic, words: readonly string[]): boolean =>
  topic === 'orders' &&
  words.length > 0 &&
  (asked.has('count') || asked.has('sum')) &&
  !details.includes('tracking') &&
  !topicWords.some((word) => /^(?:orders|pedidos|[oó]rdenes|compras)$/i.test(word))
