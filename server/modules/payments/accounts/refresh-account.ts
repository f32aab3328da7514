import type { Database } from '../../../db/connection'
import { publish, type Transact } from '../../../events/unit-of-work'
import { insertAudit } from '../audit/audit.repository'
import { accountChanged } from '../payment.events'
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
      await saveAccount(trx, { dealershipId, provider: provider.kind, account })
      // Reading an account may refresh it, so that only what differs is reported.
      if (stored && !isSame(stored, account)) await publish(trx, accountChanged({ dealershipId }))
      const state = stateOf(account)
      if (stored && stateOf(stored) !== state)
        await insertAudit(trx, { dealershipId, action: 'ACCOUNT_CHANGED', text: state })
    })
  }

export type RefreshAccount = ReturnType<typeof createRefreshAccount>

const stateOf = (account: Pick<ProviderAccount | PaymentAccount, 'chargesEnabled' | 'payoutsEnabled'>): string =>
  `charges ${account.chargesEnabled ? 'enabled' : 'disabled'}, payouts ${account.payoutsEnabled ? 'enabled' : 'disabled'}`

type State = Omit<ProviderAccount, 'id'>

const isSame = (one: State, other: State): boolean =>
  one.chargesEnabled === other.chargesEnabled &&
  one.payoutsEnabled === other.payoutsEnabled &&
  one.detailsSubmitted === other.detailsSubmitted &&
  one.requirements.join() === other.requirements.join()
