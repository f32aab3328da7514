import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import type { PaymentProvider } from '../../../db/schema'
import type { Payment } from '../payment'
import type { ProviderAccount } from '../provider/payment-provider'

export interface PaymentAccount extends Omit<ProviderAccount, 'id'> {
  dealershipId: string
  providerAccount: string
}

/** Those with the provider that is set up. */
const accounts = (db: Database) =>
  db
    .selectFrom('payment_account')
    .where('in_use', '=', true)
    .select(['organization_id as dealershipId', 'provider_account as providerAccount', 'requirements'])
    .select(['charges_enabled as chargesEnabled', 'payouts_enabled as payoutsEnabled'])
    .select('details_submitted as detailsSubmitted')

/** The provider with which a dealership has the account that is in use; null if it has none. */
export const providerInUse = (dealershipId: string) => sql<PaymentProvider>`(
  select provider from payment_account where organization_id = ${dealershipId} and in_use)`

export const findAccount = (db: Database, dealershipId: string): Promise<PaymentAccount | undefined> =>
  accounts(db).where('organization_id', '=', dealershipId).executeTakeFirst()

/** The account that took a payment; undefined if its provider is not the one that is set up any more. */
export const findAccountOfPayment = (
  db: Database,
  { dealershipId, provider }: Pick<Payment, 'dealershipId' | 'provider'>,
): Promise<PaymentAccount | undefined> =>
  accounts(db).where('organization_id', '=', dealershipId).where('provider', '=', provider).executeTakeFirst()

export const findAccountOfProvider = (db: Database, account: string): Promise<PaymentAccount | undefined> =>
  accounts(db).where('provider_account', '=', account).executeTakeFirst()

export const allAccounts = (db: Database): Promise<PaymentAccount[]> =>
  accounts(db).orderBy('organization_id').execute()

/** The accounts of this provider, and no others, are in use from now on. @returns the dealerships whose account was not */
export async function activateAccounts(trx: Transaction, provider: PaymentProvider): Promise<string[]> {
  const change = (isInUse: boolean) => trx.updateTable('payment_account').set({ in_use: isInUse })
  await change(false).where('in_use', '=', true).where('provider', '<>', provider).execute()
  const activated = await change(true)
    .where('in_use', '=', false)
    .where('provider', '=', provider)
    .returning('organization_id')
    .execute()
  return activated.map(({ organization_id }) => organization_id)
}

interface SavedAccount {
  dealershipId: string
  provider: PaymentProvider
  account: ProviderAccount
}

/**
 * Stores an account as the provider has it now.
 * @returns whether it is new
 * @throws Error if the dealership uses another provider's account, or another dealership has this one
 */
export async function saveAccount(
  trx: Transaction,
  { dealershipId, provider, account }: SavedAccount,
): Promise<boolean> {
  const state = {
    provider_account: account.id,
    charges_enabled: account.chargesEnabled,
    payouts_enabled: account.payoutsEnabled,
    details_submitted: account.detailsSubmitted,
    requirements: account.requirements,
    updated_at: new Date(),
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_account')
    .values({ organization_id: dealershipId, provider, ...state })
    // Without a target: a concurrent insert of the same account may conflict in any of the unique indexes.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return true
  const { numUpdatedRows } = await trx
    .updateTable('payment_account')
    .set(state)
    .where('organization_id', '=', dealershipId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return false
  throw new Error(`Another dealership has ${account.id}, or ${dealershipId} uses another provider.`)
}
