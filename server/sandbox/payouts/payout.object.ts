import type Stripe from 'stripe'
import type { SandboxTransaction } from '../database/open-sandbox-database'
import type { Payout } from '../database/schema'
import { unixTime } from '../unix-time'

export async function payoutObject(trx: SandboxTransaction, payout: Payout) {
  const posted = await trx
    .selectFrom('ledger_transaction')
    .where('source', '=', payout.id)
    .where('kind', 'in', ['payout', 'payout_failure'])
    .select(['id', 'kind'])
    .execute()
  const idOf = (kind: string) => posted.find((row) => row.kind === kind)?.id ?? null
  return {
    id: payout.id,
    object: 'payout',
    amount: payout.amount,
    arrival_date: unixTime(payout.arrives_at),
    automatic: true,
    balance_transaction: idOf('payout'),
    created: unixTime(payout.created_at),
    currency: payout.currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: idOf('payout_failure'),
    failure_code: payout.failure_code,
    failure_message: payout.failure_code === null ? null : 'The bank account of this payout has been closed.',
    livemode: false,
    metadata: {},
    method: 'standard',
    source_type: 'card',
    status: payout.status,
    type: 'bank_account',
  } satisfies Partial<Stripe.Payout>
}
