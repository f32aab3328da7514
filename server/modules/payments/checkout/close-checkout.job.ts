import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { findAccountOfPayment } from '../accounts/account.repository'
import { isOpen } from '../payment'
import type { PaymentProvider } from '../provider/payment-provider'
import type { RefreshPayment } from '../refresh-payment'
import { findPayment } from '../stored-payment.repository'
import { endPaymentHere } from './checkout.repository'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  refreshPayment: RefreshPayment
}

/** Ends the checkout of an order that is no longer to be paid, or was changed. */
export const closeCheckoutJob =
  ({ db, transact, provider, refreshPayment }: Dependencies): JobHandlers['close-checkout'] =>
  async ({ payment_id: paymentId }) => {
    const payment = await findPayment(db, paymentId)
    if (!payment || !isOpen(payment)) return
    // One that is being opened in this moment is ended by whoever opens it.
    const account = await findAccountOfPayment(db, payment)
    if (!payment.sessionId || !account) return transact((trx) => endPaymentHere(trx, paymentId))
    await provider.expireCheckout(account.providerAccount, payment.sessionId)
    await refreshPayment(paymentId)
  }
