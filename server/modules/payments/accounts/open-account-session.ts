import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { insertAudit } from '../audit/audit.repository'
import type { AccountComponent, PaymentProvider, ProviderSession } from '../provider/payment-provider'
import { findAccount, saveAccount } from './account.repository'
import { ownerOf } from './owner.repository'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
}

interface OpenAccountSession {
  dealershipId: string
  personId: string
  component: AccountComponent
  returnUrl: string
}

/** Opens the provider's screens of a dealership's account, which it creates the first time. */
export const createOpenAccountSession =
  ({ db, transact, provider }: Dependencies) =>
  async ({ dealershipId, personId, component, returnUrl }: OpenAccountSession): Promise<ProviderSession> => {
    const account = (await findAccount(db, dealershipId))?.providerAccount ?? (await create(dealershipId))
    await insertAudit(db, { dealershipId, action: 'ACCOUNT_OPENED', personId, text: component })
    return provider.openAccountSession(account, { component, returnUrl })

    async function create(organizationId: string): Promise<string> {
      const owner = await ownerOf(db, organizationId)
      const created = await provider.createAccount({ organizationId, ...owner })
      await transact(async (trx) => {
        const saved = { dealershipId: organizationId, provider: provider.kind, account: created }
        // Somebody else may have opened it in the same moment.
        if (!(await saveAccount(trx, saved))) return
        await insertAudit(trx, { dealershipId: organizationId, action: 'ACCOUNT_CREATED', personId, text: created.id })
      })
      return created.id
    }
  }
