import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { findAccount } from '../accounts/account.repository'
import { type Payment, paymentObstacle } from '../payment'
import type { PaymentProvider, ProviderCheckout, ProviderSession } from '../provider/payment-provider'
import type { RefreshPayment } from '../refresh-payment'
import { paymentInProgress, paymentsNotReady } from '../refusals'
import { updatePayment } from '../stored-payment.repository'
import { beginCheckout, type CheckoutRequest } from './begin-checkout'
import { emailOf, endPaymentHere, lockOpenPayment } from './checkout.repository'

export interface OpenCheckout {
  payment: Payment
  session: ProviderSession
  endsAt: Date
}

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  refreshPayment: RefreshPayment
}

const HOUR_MS = 3_600_000
/** The provider allows a day. */
const CHECKOUT_MS = 23 * HOUR_MS
/** A payment that never reached the provider is given up before the provider forgets its idempotency key. */
const UNSENT_MS = 22 * HOUR_MS
const ATTEMPTS = 4

/**
 * Opens the payment of an order at the provider, or the one that is open already: two tabs pay by one checkout. What was
 * opened for another amount is ended first.
 * @throws DomainError as `beginCheckout` does; conflict if the dealership takes no payments yet, or while a payment is
 *   being confirmed
 */
export const createOpenCheckout = ({ db, transact, provider, refreshPayment }: Dependencies) => {
  /** Undefined if the order can no longer be paid so, since it was cancelled or changed in this moment. */
  async function openAtProvider(
    account: string,
    payment: Payment,
    description: string,
  ): Promise<ProviderCheckout | undefined> {
    if (payment.sessionId) return provider.readCheckout(account, payment.sessionId)
    const checkout = await provider.openCheckout(account, {
      paymentId: payment.id,
      orderId: payment.orderId,
      description,
      amount: payment.amount,
      currency: payment.currency,
      customerEmail: await emailOf(db, payment.openedBy),
      returnUrl: payment.returnUrl,
      metadata: payment.metadata,
      // Repeated with the same key, a call has to be the same in everything.
      expiresAt: new Date(payment.createdAt.getTime() + CHECKOUT_MS),
    })
    const isPayable = await transact(async (trx) => {
      const { order, open } = await lockOpenPayment(trx, payment.id)
      if (!order || !open) return false
      if (!open.sessionId) {
        const session = { sessionId: checkout.id, sessionEndsAt: checkout.expiresAt }
        await updatePayment(trx, open, { state: open.state, ...session })
      }
      return paymentObstacle(order) === undefined && order.totalAmount === open.amount
    })
    if (isPayable) return checkout
    // Whoever cancelled or changed the order found no checkout to end.
    await provider.expireCheckout(account, checkout.id)
    await refreshPayment(payment.id)
    return undefined
  }

  return async (dealershipId: string, request: Omit<CheckoutRequest, 'provider'>): Promise<OpenCheckout> => {
    const account = await findAccount(db, dealershipId)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { payment, description, isOutdated } = await transact(async (trx) => {
        const started = await beginCheckout(trx, { ...request, provider: provider.kind })
        if (!account?.chargesEnabled) throw paymentsNotReady()
        return started
      })
      if (!account) throw paymentsNotReady()
      if (!payment.sessionId && Date.now() - payment.createdAt.getTime() > UNSENT_MS) {
        await transact((trx) => endPaymentHere(trx, payment.id))
        continue
      }
      const checkout = await openAtProvider(account.providerAccount, payment, description)
      if (!checkout) continue
      if (isOutdated) await provider.expireCheckout(account.providerAccount, checkout.id)
      const isUsable = checkout.status === 'open' && checkout.expiresAt.getTime() > Date.now()
      if (!isOutdated && isUsable && checkout.session) {
        return { payment, session: checkout.session, endsAt: checkout.expiresAt }
      }
      await refreshPayment(payment.id)
    }
    throw paymentInProgress()
  }
}

export type StartCheckout = ReturnType<typeof createOpenCheckout>
