import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import { lockOrder } from '../../orders'
import { findAccount } from '../accounts/account.repository'
import { answerObstacle } from '../payment'
import type { PaymentProvider } from '../provider/payment-provider'
import { recordPaymentNews } from '../record-payment-news'
import type { RefreshPayment } from '../refresh-payment'
import { cannotBeAnswered } from '../refusals'
import { findPayment } from '../stored-payment.repository'
import { markAnswered } from './dispute.repository'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  refreshPayment: RefreshPayment
}

interface Answer {
  paymentId: string
  disputeId: string
  /** What the bank should know. */
  text: string
  personId: string
}

/**
 * Gives the bank the dealership's answer to a dispute. The provider takes one; if the app ends before it has recorded that,
 * the next reading of the payment does.
 * @throws DomainError conflict if it is answered or decided; as the provider's port does
 */
export const createAnswerDispute =
  ({ db, transact, provider, refreshPayment }: Dependencies) =>
  async ({ paymentId, disputeId, text, personId }: Answer): Promise<void> => {
    const payment = await findPayment(db, paymentId)
    const dispute = payment?.disputes.find(({ id }) => id === disputeId)
    const account = payment && (await findAccount(db, payment.dealershipId))
    if (!dispute || !account) throw notFound('Dispute')
    const obstacle = answerObstacle(dispute)
    if (obstacle) throw cannotBeAnswered(obstacle)
    await provider.answerDispute(account.providerAccount, { disputeId: dispute.providerDispute, text })
    await transact(async (trx) => {
      const order = await lockOrder(trx, payment.orderId)
      if (!order || !(await markAnswered(trx, disputeId))) return
      const { dealershipId, orderId, currency } = payment
      const about = {
        paymentId,
        orderId,
        dealershipId,
        operatorId: order.operator.id,
        amount: dispute.amount,
        currency,
      }
      await recordPaymentNews(trx, { ...about, personId, action: 'DISPUTE_ANSWERED', text })
    })
    await refreshPayment(paymentId)
  }

export type AnswerDispute = ReturnType<typeof createAnswerDispute>
