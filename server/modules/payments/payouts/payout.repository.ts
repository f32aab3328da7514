import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Page } from '../../../db/on-page'
import type { PayoutState } from '../../../db/schema'
import { within } from '../../../db/within'
import type { Period } from '../../../domain/period'
import { providerInUse } from '../accounts/account.repository'
import type { ProviderPayout } from '../provider/payment-provider'

interface Filter {
  dealershipId: string
  state: PayoutState | undefined
  period: Period
}

interface Sort {
  field: 'created_at' | 'arrives_at' | 'amount' | 'state'
  direction: 'asc' | 'desc'
}

const payouts = (db: Database, dealershipId: string) =>
  db
    .selectFrom('payment_payout')
    .where('organization_id', '=', dealershipId)
    .select(['id', 'state', 'amount', 'currency', 'failure', 'arrives_at', 'created_at'])

export const listPayouts = (
  db: Database,
  { dealershipId, state, period }: Filter,
  { field, direction }: Sort,
  page: Page,
) =>
  listOf(payouts(db, dealershipId).where(within('created_at', period)), {
    page,
    filter: { state },
    sort: [
      [field, direction],
      ['id', direction],
    ],
  })

export type PayoutRow = Awaited<ReturnType<typeof listPayouts>>['items'][number]

/** The last payout that was sent by the provider that is set up. */
export const lastPayout = (db: Database, dealershipId: string): Promise<PayoutRow | undefined> =>
  payouts(db, dealershipId)
    .where('provider', '=', providerInUse(dealershipId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Stores a payout as the provider has it. @returns the state before, undefined for a new one */
export async function savePayout(
  trx: Transaction,
  dealershipId: string,
  payout: ProviderPayout,
): Promise<PayoutState | undefined> {
  const before = await trx
    .selectFrom('payment_payout')
    .where('provider_payout', '=', payout.id)
    .select('state')
    .forUpdate()
    .executeTakeFirst()
  const change = { state: payout.state, failure: payout.failure, arrives_at: payout.arrivesAt }
  await trx
    .insertInto('payment_payout')
    .values({
      organization_id: dealershipId,
      provider: providerInUse(dealershipId),
      provider_payout: payout.id,
      amount: payout.amount,
      currency: payout.currency,
      created_at: payout.createdAt,
      ...change,
    })
    .onConflict((conflict) => conflict.column('provider_payout').doUpdateSet(change))
    .execute()
  return before?.state
}
