import type { Transaction } from '../../db/connection'
import type { DisputeState } from '../../db/schema'
import { isUndecided, isWithdrawn, type Payment, type Refund, returnsMoney } from './payment'
import type { PaymentNews } from './payment.events'
import type { ProviderDispute, ProviderRefund } from './provider/payment-provider'
import { recordInAudit, recordPaymentNews } from './record-payment-news'
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
  const sorted = matched.toSorted((one, other) => Number(returnsMoney(one.refund)) - Number(returnsMoney(other.refund)))
  for (const { refund, row } of sorted) {
    if (row && row.state === refund.state && row.providerRefund === refund.id) continue
    if (row)
      await updateRefund(trx, payment, row.id, {
        providerRefund: refund.id,
        state: refund.state,
        failure: refund.failure,
      })
    else await insertRefund(trx, payment, { ...refund, providerRefund: refund.id, reason: '', requestedBy: undefined })
    if (row?.state === refund.state) continue
    const { amount, state: text } = refund
    await recordPaymentNews(trx, { ...news, action: 'REFUND_CHANGED', amount, text, returnNumber: row?.returnNumber })
  }
}

const rowOf = ({ refunds }: Payment, { id, refundId }: ProviderRefund): Refund | undefined =>
  refunds.find((row) => row.providerRefund === id || row.id === refundId)

/** Stores disputes as the provider has them. @returns whether the bank has withdrawn or returned money since the last time */
export async function storeDisputes(
  trx: Transaction,
  payment: Payment,
  disputes: readonly ProviderDispute[],
  news: PaymentNews,
): Promise<boolean> {
  let isMoneyMoved = false
  for (const dispute of disputes) {
    const row = payment.disputes.find(({ providerDispute }) => providerDispute === dispute.id)
    // What answered an inquiry does not answer the dispute that it has become.
    const isEscalated = row !== undefined && isInquiry(row) && isWithdrawn(dispute)
    const earlier = isEscalated ? undefined : row
    const isAnswered = dispute.isAnswered && !earlier?.answeredAt
    const isMoved = row?.state !== dispute.state
    if (!isMoved && !isAnswered && row?.amount === dispute.amount) continue
    if (row) await updateDispute(trx, payment, row.id, { ...dispute, isEscalated })
    else await insertDispute(trx, payment, dispute)
    const { amount, state } = dispute
    if (!earlier) await recordOpening(trx, dispute, news)
    if (isAnswered) {
      const answered = { text: earlier?.answer ?? '', personId: earlier?.answeredBy ?? undefined }
      await recordPaymentNews(trx, { ...news, ...answered, action: 'DISPUTE_ANSWERED', amount })
    }
    if (!isMoved) continue
    const closing = closings[state]
    if (closing && !isReclassified(row, dispute)) {
      await recordPaymentNews(trx, { ...news, action: closing, amount, text: state })
    }
    if (isWithdrawn({ state }) !== (row !== undefined && isWithdrawn(row))) isMoneyMoved = true
  }
  return isMoneyMoved
}

type InState = Pick<ProviderDispute, 'state'>

const isInquiry = ({ state }: InState) => state === 'INQUIRY' || state === 'INQUIRY_CLOSED'

/** Inquiries were once stored as disputes, closed ones as won: that such a one is called an inquiry is no news. */
const isReclassified = (row: InState | undefined, dispute: InState) =>
  row?.state === 'WON' && dispute.state === 'INQUIRY_CLOSED'

/** Only what is still undecided is announced, since the e-mail asks for an answer. */
function recordOpening(trx: Transaction, dispute: ProviderDispute, news: PaymentNews): Promise<void> {
  const action = isInquiry(dispute) ? 'INQUIRY_OPENED' : 'DISPUTE_OPENED'
  const record = isUndecided(dispute) ? recordPaymentNews : recordInAudit
  return record(trx, { ...news, action, amount: dispute.amount, text: dispute.reason })
}

const closings: Partial<Record<DisputeState, PaymentNews['action']>> = {
  INQUIRY_CLOSED: 'INQUIRY_CLOSED',
  WON: 'DISPUTE_CLOSED',
  LOST: 'DISPUTE_CLOSED',
}
