import type { Transaction } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { enqueue, type JobPayloads } from '../../../infrastructure/jobs/job-queue'
import type { Outbox } from '../../notifications'
import { sendLinkRequest } from './send-link-request'

/**
 * Enqueues the e-mail to the operator's admin. Only the job looks up whether there is one, so that the request does the
 * same, and takes equally long, for every address (behaviour, section 3).
 */
export const enqueueLinkRequest = (trx: Transaction, requestId: string): Promise<void> =>
  enqueue(trx, 'link-request', { request_id: requestId }, { key: `link-request:${requestId}`, maxAttempts: 5 })

export const linkRequestJob = (transact: Transact, outbox: Outbox) => ({
  handler: ({ request_id }: JobPayloads['link-request']): Promise<void> =>
    transact((trx) => sendLinkRequest(trx, outbox, request_id)),
})
