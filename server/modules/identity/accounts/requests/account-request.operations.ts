import type { components } from '#contract/platform'
import type { Database } from '../../../../db/connection'
import type { Transact } from '../../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../../http/operation'
import type { Outbox } from '../../../notifications'
import { createTemporaryPassword } from '../create-account'
import { listAccountRequests } from './account-request.repository'
import { accountRequestToWire } from './account-request.wire'
import { answerAccountRequest, requireAnswerable } from './answer-account-request'

type Operations = Pick<PlatformHandlers, 'listAccountRequests' | 'answerAccountRequest'>

export function accountRequestOperations(db: Database, transact: Transact, outbox: Outbox) {
  return {
    listAccountRequests: async ({ query, caller }) => {
      const { page, limit, organization_id: organizationId, status } = query
      const { items, total } = await listAccountRequests(db, caller, { page, limit, organizationId, status })
      return {
        status: 200,
        body: { items: items.map((request) => accountRequestToWire(request, caller)), total, page, limit },
      }
    },

    answerAccountRequest: async ({ path: { id }, body, caller }) => {
      const to = outcomes[body.action]
      await requireAnswerable(db, caller, { id, to })
      const answer = to === 'APPROVED' ? { to, password: await createTemporaryPassword() } : { to }
      const answered = await transact((trx) => answerAccountRequest(trx, outbox, { id, caller, answer }))
      return { status: 200, body: accountRequestToWire(answered, caller) }
    },
  } satisfies Operations
}

const outcomes = { approve: 'APPROVED', decline: 'DECLINED', withdraw: 'WITHDRAWN' } as const satisfies Record<
  components['schemas']['AccountRequestAnswer']['action'],
  string
>
