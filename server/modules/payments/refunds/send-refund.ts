import type { Database, Transaction } from '../../../db/connection'
import type { RefundState } from '../../../db/schema'
import type { Transact } from '../../../events/unit-of-work'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { lockOrder } from '../../orders'
import { findAccountOfPayment } from '../accounts/account.repository'
import { derivePaymentStatus } from '../derive-payment-status'
import { isOwed, type Payment, type Refund, refundableAmount } from '../payment'
import { namedReason } from '../provider/named-reason'
import type { PaymentProvider } from '../provider/payment-provider'
import { ProviderRefusal } from '../provider/provider-error'
import { recordPaymentNews } from '../record-payment-news'
import type { RefreshPayment } from '../refresh-payment'
import { updateRefund } from '../return.repository'
import { findPaymentOfRefund, lockPayments } from '../stored-payment.repository'
import { refundRest } from './refund-rest'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  refreshPayment: RefreshPayment
}

/** Less than the day for which the provider remembers an idempotency key. */
const KEY_MS = 20 * 3_600_000

interface Outcome {
  state: RefundState
  failure: string
  providerRefund?: string
}

/**
 * Only the provider that took the money can return it, and it is not the one that is set up. It may have been asked before,
 * without an answer, so that the refund has not failed: it is sent once that provider is set up again.
 */
const awaitsProvider: Outcome = { state: 'REQUESTED', failure: 'other_provider' }

/**
 * Asks the provider for a refund under the refund's own idempotency key, so that it is made once however often this runs,
 * and stores what became of it.
 * @throws ProviderUnreachable after which it may be repeated
 */
export const createSendRefund =
  ({ db, transact, provider, refreshPayment }: Dependencies) =>
  async (refundId: string): Promise<void> => {
    const { payment, refund } = await findPaymentOfRefund(db, refundId)
    if (refund.state !== 'REQUESTED' || !payment.intentId) return
    const account = await findAccountOfPayment(db, payment)
    if (!account) return transact((trx) => storeOutcome(trx, payment, refundId, awaitsProvider))
    if (Date.now() - refund.createdAt.getTime() > KEY_MS) {
      // The provider may have made it and forgotten its key since: what it has made it reports with the payment.
      await refreshPayment(payment.id)
      if ((await findPaymentOfRefund(db, refundId)).refund.state !== 'REQUESTED') return
    }
    const outcome = await ask(provider, account.providerAccount, {
      refundId,
      intentId: payment.intentId,
      amount: refund.amount,
    })
    await transact((trx) => storeOutcome(trx, payment, refundId, outcome))
    if (outcome.providerRefund) await refreshPayment(payment.id)
  }

export type SendRefund = ReturnType<typeof createSendRefund>

export const sendRefundJob =
  (sendRefund: SendRefund): JobHandlers['send-refund'] =>
  ({ refund_id: refundId }) =>
    sendRefund(refundId)

async function ask(
  provider: PaymentProvider,
  account: string,
  refund: Parameters<PaymentProvider['createRefund']>[1],
): Promise<Outcome> {
  try {
    const { id: providerRefund, state, failure } = await provider.createRefund(account, refund)
    return { providerRefund, state, failure }
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      return { state: 'FAILED', failure: namedReason({ codes: [error.code], message: error.message }) }
    }
    throw error
  }
}

/** An event may have reported more in the meantime. */
async function storeOutcome(trx: Transaction, { orderId, id }: Payment, refundId: string, outcome: Outcome) {
  const order = await lockOrder(trx, orderId)
  const payment = (await lockPayments(trx, orderId)).find((one) => one.id === id)
  const refund = payment?.refunds.find((one) => one.id === refundId)
  if (!order || !payment || refund?.state !== 'REQUESTED') return
  if (outcome.state === refund.state && outcome.failure === refund.failure) return
  await updateRefund(trx, payment, refundId, outcome)
  await derivePaymentStatus(trx, orderId)
  await recordPaymentNews(trx, {
    paymentId: id,
    orderId,
    dealershipId: order.dealership.id,
    operatorId: order.operator.id,
    action: 'REFUND_CHANGED',
    amount: refund.amount,
    currency: payment.currency,
    returnNumber: refund.returnNumber,
    text: outcome.failure ? `${outcome.state}: ${outcome.failure}` : outcome.state,
  })
  if (outcome.state === 'FAILED' && isOwed(order.status, payment)) await refundWhatIsLeft(trx, payment, refund)
}

/** The bank may have withdrawn a part after the refund was asked for: what it has left is still to go back. */
async function refundWhatIsLeft(trx: Transaction, { id, orderId }: Payment, { amount }: Refund): Promise<void> {
  const payment = (await lockPayments(trx, orderId)).find((one) => one.id === id)
  if (payment && refundableAmount(payment) < amount) await refundRest(trx, { orderId, paymentId: id })
}
