import type { Transaction } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Outbox } from '../../notifications'
import { findOperatorOfAdmin } from '../admin.repository'
import { lockPendingRequest, storeRequestedOperator } from './link.repository'
import { linkRequestedEmail } from './link-mail'

/**
 * Enqueues the e-mail to the operator's admin. Only the job looks up whether there is one, so that the request does the
 * same, and takes equally long, for every address (behaviour, section 3).
 */
export const enqueueLinkRequest = (trx: Transaction, requestId: string): Promise<void> =>
  enqueue(trx, 'link-request', { request_id: requestId }, { key: `link-request:${requestId}`, maxAttempts: 5 })

export const linkRequestJob =
  (transact: Transact, outbox: Outbox): JobHandlers['link-request'] =>
  ({ request_id }) =>
    transact((trx) => sendLinkRequest(trx, outbox, request_id))

/** E-mails a pending request to the operator's admin, unless the dealership asked the same person within the last day. */
async function sendLinkRequest(trx: Transaction, outbox: Outbox, id: string): Promise<void> {
  const request = await lockPendingRequest(trx, id)
  const operator = request && (await findOperatorOfAdmin(trx, request.email))
  if (!request || !operator) return
  await storeRequestedOperator(trx, id, operator.id)
  if (request.wasSentLately) return
  const { email, dealership } = request
  await outbox.send(trx, linkRequestedEmail(email, { dealership, operator }, outbox.addressOf('/addresses')))
}
