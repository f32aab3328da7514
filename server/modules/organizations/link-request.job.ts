import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { enqueue, type JobPayloads } from '../../infrastructure/jobs/job-queue'
import type { Outbox } from '../notifications'
import { findOperatorOfAdmin } from './admin.repository'
import { linkRequestedEmail } from './link-mail'

/**
 * Enqueues the e-mail to the operator's admin. Whether there is one is looked up by the job: the call does the same, and
 * takes as long, for every address (behaviour, section 3).
 */
export const enqueueLinkRequest = (trx: Database, requestId: string): Promise<void> =>
  enqueue(trx, 'link-request', { request_id: requestId }, { key: `link-request:${requestId}`, maxAttempts: 5 })

/** Mails a request that still waits, unless the same dealership asked the same person within the last day. */
export function linkRequestJob(db: Database, outbox: Outbox) {
  return {
    async handler({ request_id: id }: JobPayloads['link-request']): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const request = await findWaiting(trx, id)
        const operator = request && (await findOperatorOfAdmin(trx, request.email))
        if (!request || !operator) return
        await trx.updateTable('link_request').set({ operator_id: operator.id }).where('id', '=', id).execute()
        if (request.asked_lately) return
        const dealership = { id: request.dealership_id, name: request.dealership_name }
        const url = outbox.addressOf('/addresses')
        await outbox.send(trx, linkRequestedEmail(request.email, { dealership, operator }, url))
      })
    },
  }
}

const findWaiting = (trx: Database, id: string) =>
  trx
    .selectFrom('link_request')
    .innerJoin('organization as dealership', 'dealership.id', 'link_request.dealership_id')
    .where('link_request.id', '=', id)
    .where('link_request.status', '=', 'PENDING')
    .select(['link_request.email', 'link_request.dealership_id', 'dealership.name as dealership_name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('link_request as earlier')
            .whereRef('earlier.dealership_id', '=', 'link_request.dealership_id')
            .whereRef('earlier.email', '=', 'link_request.email')
            .whereRef('earlier.id', '<>', 'link_request.id')
            .where('earlier.created_at', '>', sql<Date>`link_request.created_at - interval '1 day'`)
            .select('earlier.id'),
        )
        .as('asked_lately'),
    )
    .forUpdate('link_request')
    .executeTakeFirst()
