import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { insertAudit } from '../audit/audit.repository'
import type { PaymentProvider, ProviderAccount } from '../provider/payment-provider'
import { findAccount, type PaymentAccount, saveAccount } from './account.repository'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
}

/** Reads a dealership's account from the provider and stores it as it is there. */
export const createRefreshAccount =
  ({ db, transact, provider }: Dependencies) =>
  async (dealershipId: string): Promise<void> => {
    const known = await findAccount(db, dealershipId)
    if (!known) return
    const account = await provider.readAccount(known.providerAccount)
    await transact(async (trx) => {
      const stored = await findAccount(trx, dealershipId)
      await saveAccount(trx, { dealershipId, account })
      const state = stateOf(account)
      if (stored && stateOf(stored) !== state)
        await insertAudit(trx, { dealershipId, action: 'ACCOUNT_CHANGED', text: state })
    })
  }

export type RefreshAccount = ReturnType<typeof createRefreshAccount>

const stateOf = (account: Pick<ProviderAccount | PaymentAccount, 'chargesEnabled' | 'payoutsEnabled'>): string =>
  `charges ${account.chargesEnabled ? 'enabled' : 'disabled'}, payouts ${account.payoutsEnabled ? 'enabled' : 'disabled'}`
