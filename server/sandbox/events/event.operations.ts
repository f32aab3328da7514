import { noSuch } from '../api/api-error'
import { none } from '../api/inputs'
import { type Operation, operation } from '../api/operation'

export const eventOperations: Operation[] = [
  operation({
    method: 'GET',
    path: '/v1/events/:id',
    needsAccount: false,
    input: none,
    async handle({ trx, id, account }) {
      const event = await trx.selectFrom('event').where('id', '=', id).selectAll().executeTakeFirst()
      // A key sees the events of all of its accounts, a call for an account those of that one.
      if (!event || (account && event.account_id !== account.id)) throw noSuch('event', id)
      return event.body
    },
  }),
]
