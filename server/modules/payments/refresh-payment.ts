import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { createSharedRuns } from '../../infrastructure/shared-run/shared-run'
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

/**
 * Reads a payment from the provider and stores it as it is there, whatever order its events come in. Those who ask for it at
 * once share a reading. No lock is held while the provider is asked: where another process has stored news meanwhile, this
 * reading may be older and is repeated, as often as there is such news and no more often.
 */
export function createRefreshPayment({ db, transact, provider }: Dependencies) {
  const runShared = createSharedRuns()

  /** @returns whether the payment was stored, or cannot be read */
  async function refreshOnce(paymentId: string, hints: Hints): Promise<boolean> {
    const known = await findPayment(db, paymentId)
    const account = known && (await findAccountOfPayment(db, known))
    if (!known || !account) return true
    const sessionId = known.sessionId ?? hints.sessionId
    const checkout = sessionId ? await provider.readCheckout(account.providerAccount, sessionId) : undefined
    const intentId = known.intentId ?? checkout?.intentId ?? hints.intentId
    const current = intentId ? await provider.readPayment(account.providerAccount, intentId) : undefined
    return transact((trx) => storeProviderPayment(trx, { known, checkout, current }))
  }

  return (paymentId: string, hints: Hints = {}): Promise<void> =>
    runShared([paymentId, hints.sessionId, hints.intentId].join(), async () => {
      let isStored = false
      while (!isStored) isStored = await refreshOnce(paymentId, hints)
    })
}

export type RefreshPayment = ReturnType<typeof createRefreshPayment>
