import type { Database } from '../../../db/connection'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { findAccount } from '../accounts/account.repository'
import { isOpen } from '../payment'
import type { PaymentProvider } from '../provider/payment-provider'
import type { RefreshPayment } from '../refresh-payment'
import { findPayment } from '../stored-payment.repository'

interface Dependencies {
  db: Database
  provider: PaymentProvider
  refreshPayment: RefreshPayment
}

/** Ends the checkout of an order that is no longer to be paid, or was changed. */
export const closeCheckoutJob =
  ({ db, provider, refreshPayment }: Dependencies): JobHandlers['close-checkout'] =>
  async ({ payment_id: paymentId }) => {
    const payment = await findPayment(db, paymentId)
    if (!payment?.sessionId || !isOpen(payment)) return
    const account = await findAccount(db, payment.dealershipId)
    if (!account) return
    await provider.expireCheckout(account.providerAccount, payment.sessionId)
    await refreshPayment(paymentId)
  }
