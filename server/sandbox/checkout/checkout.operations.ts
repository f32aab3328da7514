import { noSuch } from '../api/api-error'
import { none } from '../api/inputs'
import { type Operation, operation } from '../api/operation'
import { checkoutSessionObject } from './checkout-session.object'
import { createSession, newSession } from './create-session'
import { expireSession } from './expire-session'

const create = operation({
  method: 'POST',
  path: '/v1/checkout/sessions',
  input: newSession,
  async handle({ account, input, ...work }) {
    return checkoutSessionObject(await createSession(work, account, input), work.config)
  },
})

const retrieve = operation({
  method: 'GET',
  path: '/v1/checkout/sessions/:id',
  input: none,
  async handle({ trx, config, account, id }) {
    const session = await trx
      .selectFrom('checkout_session')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .selectAll()
      .executeTakeFirst()
    if (!session) throw noSuch('checkout.session', id)
    return checkoutSessionObject(session, config)
  },
})

const expire = operation({
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  input: none,
  async handle({ account, id, ...work }) {
    const session = await work.trx
      .selectFrom('checkout_session')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .select('id')
      .executeTakeFirst()
    if (!session) throw noSuch('checkout.session', id)
    return checkoutSessionObject(await expireSession(work, id), work.config)
  },
})

export const checkoutOperations: Operation[] = [create, retrieve, expire]
