import type { Database } from '../../../db/connection'
import type { ProviderAccount } from '../provider/payment-provider'

export interface PaymentAccount extends Omit<ProviderAccount, 'id'> {
  dealershipId: string
  providerAccount: string
}

const accounts = (db: Database) =>
  db
    .selectFrom('payment_account')
    .select(['organization_id as dealershipId', 'provider_account as providerAccount', 'requirements'])
    .select(['charges_enabled as chargesEnabled', 'payouts_enabled as payoutsEnabled'])
    .select('details_submitted as detailsSubmitted')

export const findAccount = (db: Database, dealershipId: string): Promise<PaymentAccount | undefined> =>
  accounts(db).where('organization_id', '=', dealershipId).executeTakeFirst()

export const findAccountOfProvider = (db: Database, account: string): Promise<PaymentAccount | undefined> =>
  accounts(db).where('provider_account', '=', account).executeTakeFirst()

export const allAccounts = (db: Database): Promise<PaymentAccount[]> =>
  accounts(db).orderBy('organization_id').execute()

/** Stores an account as the provider has it now. */
export async function saveAccount(
  trx: Database,
  { dealershipId, account }: { dealershipId: string; account: ProviderAccount },
): Promise<void> {
  const state = {
    provider_account: account.id,
    charges_enabled: account.chargesEnabled,
    payouts_enabled: account.payoutsEnabled,
    details_submitted: account.detailsSubmitted,
    requirements: account.requirements,
    updated_at: new Date(),
  }
  await trx
    .insertInto('payment_account')
    .values({ organization_id: dealershipId, ...state })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(state))
    .execute()
}
