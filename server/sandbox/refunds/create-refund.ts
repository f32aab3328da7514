import { invalidRequest } from '../api/api-error'
import type { Work } from '../api/operation'
import { chargeObject } from '../charges/charge.object'
import type { Charge, Metadata, Refund } from '../database/schema'
import { recordEvent } from '../events/record-event'
import { postTransaction } from '../ledger/post-transaction'
import { newId } from '../new-id'

export interface NewRefund {
  /** Minor units; all that is left if undefined. */
  amount: number | undefined
  reason: string | null
  metadata: Metadata
}

/**
 * Starts to give back money of a charge, which must be locked. It leaves the balance at once and is pending until the
 * job has settled it.
 * @throws ApiError if less than that is left of the charge, or the bank has taken it back
 */
export async function createRefund(
  work: Work,
  charge: Charge,
  { amount, reason, metadata }: NewRefund,
): Promise<Refund> {
  const { trx, now, config } = work
  const left = await refundable(work, charge)
  const { account_id, currency } = charge
  const refunded = amount ?? left
  if (refunded > left) {
    throw invalidRequest(`Refund amount (${refunded}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  const refund = await trx
    .insertInto('refund')
    .values({
      id: newId('re'),
      account_id,
      charge_id: charge.id,
      amount: refunded,
      currency,
      status: 'pending',
      reason,
      metadata: JSON.stringify(metadata),
      due_at: new Date(now.getTime() + config.refundMs),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postTransaction(work, {
    kind: 'refund',
    accountId: account_id,
    currency,
    source: refund.id,
    entries: { balance: -refunded, refunds_in_transit: refunded },
    shown: { amount: -refunded },
  })
  await recordEvent(work, 'charge.refunded', account_id, await chargeObject(trx, charge))
  return refund
}

/** What is left of a charge to refund. */
async function refundable({ trx }: Work, charge: Charge): Promise<number> {
  if (charge.status !== 'succeeded') throw invalidRequest('This charge has not succeeded.', { param: 'charge' })
  const dispute = await trx
    .selectFrom('dispute')
    .where('charge_id', '=', charge.id)
    // An inquiry withdraws nothing.
    .where('status', 'in', ['needs_response', 'under_review', 'lost'])
    .select('id')
    .executeTakeFirst()
  if (dispute) throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, disputed)
  const { refunded } = await trx
    .selectFrom('refund')
    .where('charge_id', '=', charge.id)
    .where('status', 'in', ['pending', 'requires_action', 'succeeded'])
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.val('0')).as('refunded'))
    .executeTakeFirstOrThrow()
  const left = charge.amount - Number(refunded)
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  return left
}

const disputed = { code: 'charge_disputed' }
