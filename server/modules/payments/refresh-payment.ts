import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { findAccountOfPayment } from './accounts/account.repository'
import type { PaymentProvider } from './provider/payment-provider'
import { storeProviderPayment } from './store-provider-payment'
import { findPayment } from './stored-payment.repository'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
}

/** Further ids that an event names, of a payment whose checkout was opened just before a crash. */
interface Hints {
  sessionId?: string | undefined
  intentId?: string | undefined
}

const ATTEMPTS = 10

/**
 * Reads a payment from the provider and stores it as it is there, whatever order its events come in. Of two that do so at
 * once, the one whose reading may be older reads again.
 */
export const createRefreshPayment =
  ({ db, transact, provider }: Dependencies) =>
  async (paymentId: string, hints: Hints = {}): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const known = await findPayment(db, paymentId)
      const account = known && (await findAccountOfPayment(db, known))
      if (!known || !account) return
      const sessionId = known.sessionId ?? hints.sessionId
      const checkout = sessionId ? await provider.readCheckout(account.providerAccount, sessionId) : undefined
      const intentId = known.intentId ?? checkout?.intentId ?? hints.intentId
      const current = intentId ? await provider.readPayment(account.providerAccount, intentId) : undefined
      const isStored = await transact((trx) => storeProviderPayment(trx, { known, checkout, current }))
      if (isStored) return
    }
    throw new Error(`the payment ${paymentId} changed each time while it was read`)
  }

export type RefreshPayment = ReturnType<typeof createRefreshPayment>
