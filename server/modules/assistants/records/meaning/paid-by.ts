import type { RecordQuestion, Topic } from '../record-question'
import type { Slots } from '../words/slots'
import { isOfOrganizations, paymentAsked } from './asked-fields'

/** How something is paid, of records that are chosen by it. */
export function paidByOf(slots: Slots, topic: Topic): RecordQuestion['paidBy'] {
  const { marks } = slots
  if (topic === 'customers') return paymentAsked(slots) ?? (marks.has('account') ? 'account' : undefined)
  if (!isPaidAnyhow.has(topic)) return undefined
  return marks.has('account') ? 'account' : marks.has('card') ? 'card' : undefined
}

/** How something is paid, of records that are not chosen by it, as typed. */
export function unusedPayment({ markWords }: Slots, topic: Topic): string[] {
  if (isOfOrganizations.has(topic) || topic === 'tax_rates') return []
  const isPaidBy = isPaidAnyhow.has(topic)
  // Each payment and each fee is one of a card.
  const isOfCards = isPaidBy || topic === 'card_fees' || topic === 'disputes' || topic === 'refunds'
  const unused = [
    ...(isPaidBy ? [] : ['account' as const]),
    ...(isOfCards ? [] : ['card' as const]),
    ...(hasTax.has(topic) ? [] : ['tax' as const]),
  ]
  return unused.flatMap((mark) => markWords.get(mark) ?? [])
}

const isPaidAnyhow: ReadonlySet<Topic> = new Set(['orders', 'spending', 'invoices', 'payments'])
const hasTax: ReadonlySet<Topic> = new Set(['orders', 'invoices'])
