import type { Transaction } from '../../db/connection'
import { isUnderWay, type Payment, type Refund } from './payment'
import type { PaymentNews } from './payment.events'
import type { ProviderDispute, ProviderRefund } from './provider/payment-provider'
import { recordPaymentNews } from './record-payment-news'
import { insertDispute, insertRefund, updateDispute, updateRefund } from './return.repository'

/** Stores refunds as the provider has them, among them those that were made there. */
export async function storeRefunds(
  trx: Transaction,
  payment: Payment,
  refunds: readonly ProviderRefund[],
  news: PaymentNews,
): Promise<void> {
  const matched = refunds.map((refund) => ({ refund, row: rowOf(payment, refund) }))
  // What came to nothing goes first: it may make room for another one.
  const sorted = matched.toSorted((one, other) => Number(isUnderWay(one.refund)) - Number(isUnderWay(other.refund)))
  for (const { refund, row } of sorted) {
    if (row && row.state === refund.state && row.providerRefund === refund.id) continue
    if (row)
      await updateRefund(trx, row.id, { providerRefund: refund.id, state: refund.state, failure: refund.failure })
    else await insertRefund(trx, payment, { ...refund, providerRefund: refund.id, reason: '', requestedBy: undefined })
    if (row?.state === refund.state) continue
    await recordPaymentNews(trx, { ...news, action: 'REFUND_CHANGED', amount: refund.amount, text: refund.state })
  }
}

const rowOf = ({ refunds }: Payment, { id, refundId }: ProviderRefund): Refund | undefined =>
  refunds.find((row) => row.providerRefund === id || row.id === refundId)

/** Stores disputes as the provider has them. @returns whether one of them was won since it was last read */
export async function storeDisputes(
  trx: Transaction,
  payment: Payment,
  disputes: readonly ProviderDispute[],
  news: PaymentNews,
): Promise<boolean> {
  let isWon = false
  for (const dispute of disputes) {
    const row = payment.disputes.find(({ providerDispute }) => providerDispute === dispute.id)
    const isAnswered = dispute.isAnswered && !row?.answeredAt
    const isMoved = row?.state !== dispute.state
    if (!isMoved && !isAnswered) continue
    if (row) await updateDispute(trx, row.id, dispute)
    else await insertDispute(trx, payment, dispute)
    const { amount, reason, state } = dispute
    if (!row) await recordPaymentNews(trx, { ...news, action: 'DISPUTE_OPENED', amount, text: reason })
    if (isAnswered) {
      const answered = { text: row?.answer ?? '', personId: row?.answeredBy ?? undefined }
      await recordPaymentNews(trx, { ...news, ...answered, action: 'DISPUTE_ANSWERED', amount })
    }
    if (!isMoved) continue
    if (state !== 'OPEN') await recordPaymentNews(trx, { ...news, action: 'DISPUTE_CLOSED', amount, text: state })
    if (state === 'WON') isWon = true
  }
  return isWon
}
