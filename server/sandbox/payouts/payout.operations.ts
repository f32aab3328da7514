import { z } from 'zod'
import { noSuch } from '../api/api-error'
import { none } from '../api/inputs'
import { listOf, paging, readPage } from '../api/list-page'
import { type Operation, operation } from '../api/operation'
import type { Payout } from '../database/schema'
import { payoutObject } from './payout.object'

const list = operation({
  method: 'GET',
  path: '/v1/payouts',
  input: z.strictObject({ ...paging, status: z.string().optional() }),
  async handle({ trx, account, input: { status, ...page } }) {
    const { rows, hasMore } = await readPage<'payout', Payout>(trx, 'payout', {
      accountId: account.id,
      page,
      where: { status },
    })
    const objects = []
    for (const payout of rows) objects.push(await payoutObject(trx, payout))
    return listOf('/v1/payouts', objects, hasMore)
  },
})

const retrieve = operation({
  method: 'GET',
  path: '/v1/payouts/:id',
  input: none,
  async handle({ trx, account, id }) {
    const payout = await trx
      .selectFrom('payout')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .selectAll()
      .executeTakeFirst()
    if (!payout) throw noSuch('payout', id)
    return payoutObject(trx, payout)
  },
})

export const payoutOperations: Operation[] = [list, retrieve]
