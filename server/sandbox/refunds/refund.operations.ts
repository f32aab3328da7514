import { z } from 'zod'
import { invalidRequest, noSuch } from '../api/api-error'
import { amount, expand, ignored, metadata, none } from '../api/inputs'
import { listOf, paging, readPage } from '../api/list-page'
import { type Operation, operation, type Work } from '../api/operation'
import { paidCharge } from '../charges/paid-charge'
import type { Charge, Refund } from '../database/schema'
import { createRefund } from './create-refund'
import { refundObject } from './refund.object'

interface Target {
  charge?: string | undefined
  payment_intent?: string | undefined
}

/** Locks the charge, so that refunds of it are checked one after the other. */
async function lockCharge({ trx }: Work, accountId: string, { charge, payment_intent }: Target): Promise<Charge> {
  if ((charge === undefined) === (payment_intent === undefined)) {
    throw invalidRequest('Name either a charge or a payment_intent.', { param: 'charge' })
  }
  const query = trx.selectFrom('charge').where('account_id', '=', accountId).forUpdate().selectAll()
  if (charge !== undefined) {
    const found = await query.where('id', '=', charge).executeTakeFirst()
    if (!found) throw noSuch('charge', charge)
    return found
  }
  const intent = payment_intent ?? ''
  const found = await query.where('payment_intent_id', '=', intent).where('status', '=', 'succeeded').executeTakeFirst()
  if (found) return found
  throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  })
}

const create = operation({
  method: 'POST',
  path: '/v1/refunds',
  input: z.strictObject({
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: amount.optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadata.default({}),
    refund_application_fee: ignored,
    expand,
  }),
  async handle({ account, input, ...work }) {
    const charge = await lockCharge(work, account.id, input)
    const { amount: refunded, reason = null, metadata: pairs } = input
    const refund = await createRefund(work, charge, { amount: refunded, reason, metadata: pairs })
    return refundObject(work.trx, refund)
  },
})

const retrieve = operation({
  method: 'GET',
  path: '/v1/refunds/:id',
  input: none,
  async handle({ trx, account, id }) {
    const refund = await trx
      .selectFrom('refund')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .selectAll()
      .executeTakeFirst()
    if (!refund) throw noSuch('refund', id)
    return refundObject(trx, refund)
  },
})

const list = operation({
  method: 'GET',
  path: '/v1/refunds',
  input: z.strictObject({ ...paging, charge: z.string().optional(), payment_intent: z.string().optional() }),
  async handle({ trx, account, input: { charge, payment_intent, ...page } }) {
    const { rows, hasMore } = await readPage<'refund', Refund>(trx, 'refund', {
      accountId: account.id,
      page,
      where: { charge_id: charge ?? (await paidCharge(trx, payment_intent)) },
    })
    const objects = []
    for (const refund of rows) objects.push(await refundObject(trx, refund))
    return listOf('/v1/refunds', objects, hasMore)
  },
})

export const refundOperations: Operation[] = [create, retrieve, list]
