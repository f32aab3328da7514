import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Page } from '../../../db/on-page'
import type { PayoutState } from '../../../db/schema'
import type { Period } from '../period'
import type { ProviderPayout } from '../provider/payment-provider'
import { within } from '../within.repository'

interface Filter {
  dealershipId: string
  state: PayoutState | undefined
  period: Period
}

interface Sort {
  field: 'created_at' | 'arrives_at' | 'amount' | 'state'
  direction: 'asc' | 'desc'
}

export const listPayouts = (
  db: Database,
  { dealershipId, state, period }: Filter,
  { field, direction }: Sort,
  page: Page,
) =>
  listOf(
    db
      .selectFrom('payment_payout')
      .where('organization_id', '=', dealershipId)
      .where(within('created_at', period))
      .select(['id', 'state', 'amount', 'currency', 'failure', 'arrives_at', 'created_at']),
    {
      page,
      filter: { state },
      sort: [
        [field, direction],
        ['id', direction],
      ],
    },
  )

export type PayoutRow = Awaited<ReturnType<typeof listPayouts>>['items'][number]

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
