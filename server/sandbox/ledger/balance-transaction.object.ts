import type Stripe from 'stripe'
import type { LedgerTransaction } from '../database/schema'
import { unixTime } from '../unix-time'

type Shown = { type: Stripe.BalanceTransaction.Type; category: string; description: string | null }

/** How movements appear in lists of balance transactions. */
const shownAs: Record<string, Shown> = {
  charge: { type: 'charge', category: 'charge', description: null },
  refund: { type: 'refund', category: 'refund', description: 'REFUND FOR CHARGE' },
  refund_failure: { type: 'refund_failure', category: 'refund_failure', description: 'REFUND FAILURE' },
  dispute: { type: 'adjustment', category: 'dispute', description: 'Chargeback withdrawal' },
  dispute_reversal: { type: 'adjustment', category: 'dispute_reversal', description: 'Chargeback reversal' },
  payout: { type: 'payout', category: 'payout', description: 'STRIPE PAYOUT' },
  payout_failure: { type: 'payout_failure', category: 'payout_reversal', description: 'STRIPE PAYOUT FAILURE' },
}

export const kindsOf = (type: string): string[] =>
  Object.entries(shownAs).flatMap(([kind, shown]) => (shown.type === type ? [kind] : []))

export const shownKinds = Object.keys(shownAs)

export function balanceTransactionObject(row: LedgerTransaction, now: Date) {
  const { type = 'adjustment', category = row.kind, description = null } = shownAs[row.kind] ?? {}
  const amount = row.amount ?? 0
  const { application_fee, currency } = row
  const own = row.fee - application_fee
  return {
    id: row.id,
    object: 'balance_transaction',
    amount,
    available_on: unixTime(row.available_at),
    created: unixTime(row.created_at),
    currency,
    description,
    exchange_rate: null,
    fee: row.fee,
    fee_details: [
      ...(own === 0 ? [] : [feeDetail(own, currency, 'stripe_fee', 'Processing fees')]),
      ...(application_fee === 0 ? [] : [feeDetail(application_fee, currency, 'application_fee', 'Application fee')]),
    ],
    net: amount - row.fee,
    reporting_category: category,
    source: row.source,
    status: row.available_at <= now ? 'available' : 'pending',
    type,
  } satisfies Partial<Stripe.BalanceTransaction>
}

const feeDetail = (amount: number, currency: string, type: string, description: string) => ({
  ...{ amount, application: null, currency, description, type },
})
