import { z } from 'zod'
import { noSuch } from '../api/api-error'
import { expand } from '../api/inputs'
import { listOf, paging, readPage } from '../api/list-page'
import { type Operation, operation } from '../api/operation'
import type { Charge } from '../database/schema'
import { chargeObject } from './charge.object'
import { paymentIntentObject } from './payment-intent.object'

const retrieveIntent = operation({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  input: z.strictObject({ expand, client_secret: z.string().optional() }),
  async handle({ trx, account, id, input }) {
    const intent = await trx
      .selectFrom('payment_intent')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .selectAll()
      .executeTakeFirst()
    if (!intent) throw noSuch('payment_intent', id)
    return paymentIntentObject(trx, intent, input.expand)
  },
})

const retrieveCharge = operation({
  method: 'GET',
  path: '/v1/charges/:id',
  input: z.strictObject({ expand }),
  async handle({ trx, account, id }) {
    const charge = await trx
      .selectFrom('charge')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .selectAll()
      .executeTakeFirst()
    if (!charge) throw noSuch('charge', id)
    return chargeObject(trx, charge)
  },
})

const listCharges = operation({
  method: 'GET',
  path: '/v1/charges',
  input: z.strictObject({ ...paging, payment_intent: z.string().optional() }),
  async handle({ trx, account, input: { payment_intent, ...page } }) {
    const { rows, hasMore } = await readPage<'charge', Charge>(trx, 'charge', {
      accountId: account.id,
      page,
      where: { payment_intent_id: payment_intent },
    })
    const objects = []
    for (const charge of rows) objects.push(await chargeObject(trx, charge))
    return listOf('/v1/charges', objects, hasMore)
  },
})

export const chargeOperations: Operation[] = [retrieveIntent, retrieveCharge, listCharges]
