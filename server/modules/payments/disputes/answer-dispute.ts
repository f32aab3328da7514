import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { Logger } from '../../../infrastructure/logging/logger'
import { findAccountOfPayment } from '../accounts/account.repository'
import { answerObstacle } from '../payment'
import { afterTheProvider } from '../provider/after-the-provider'
import type { PaymentProvider } from '../provider/payment-provider'
import { ProviderRefusal } from '../provider/provider-error'
import type { RefreshPayment } from '../refresh-payment'
import { cannotBeAnswered, otherProvider } from '../refusals'
import { findPayment } from '../stored-payment.repository'
import { claimAnswer, withdrawAnswer } from './dispute.repository'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  refreshPayment: RefreshPayment
  logger: Pick<Logger, 'error'>
}

interface Answer {
  paymentId: string
  disputeId: string
  /** What the bank should know. */
  text: string
  personId: string
}

/**
 * Gives the bank the dealership's answer to a dispute, of which it takes one. The answer counts, and is in the audit, as
 * soon as a reading of the payment shows it, be it this one, that of an event, or one after a crash.
 * @throws DomainError conflict if it is answered or decided; as the provider's port does
 */
export const createAnswerDispute =
  ({ db, transact, provider, refreshPayment, logger }: Dependencies) =>
  async ({ paymentId, disputeId, text, personId }: Answer): Promise<void> => {
    const payment = await findPayment(db, paymentId)
    const dispute = payment?.disputes.find(({ id }) => id === disputeId)
    if (!payment || !dispute) throw notFound('Dispute')
    const account = await findAccountOfPayment(db, payment)
    if (!account) throw otherProvider()
    const obstacle = answerObstacle(dispute)
    if (obstacle) throw cannotBeAnswered(obstacle)
    const isClaimed = await transact((trx) => claimAnswer(trx, disputeId, { text, personId }))
    if (!isClaimed) throw cannotBeAnswered('dispute_answered')
    try {
      await provider.answerDispute(account.providerAccount, { disputeId: dispute.providerDispute, text })
    } catch (error) {
      if (error instanceof ProviderRefusal) await transact((trx) => withdrawAnswer(trx, disputeId, { text, personId }))
      throw error
    }
    await afterTheProvider(logger, () => refreshPayment(paymentId))
  }

export type AnswerDispute = ReturnType<typeof createAnswerDispute>
