import { randomInt } from 'node:crypto'
import type { Work } from '../api/operation'
import { newId } from '../new-id'
import { unixTime } from '../unix-time'

export type EventType =
  | 'account.updated'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.refunded'
  | 'refund.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'payout.paid'
  | 'payout.failed'

/** The provider's version whose objects the sandbox answers with. */
const API_VERSION = '2026-10-28.endive'
const MAX_DELAY_MS = 4000

/** Stores an event with the object as it is now, to be delivered once the transaction has committed. */
export async function recordEvent({ trx, now, config }: Work, type: EventType, accountId: string, object: object) {
  const id = newId('evt')
  const body = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: unixTime(now),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    account: accountId,
    data: { object },
  }
  await trx
    .insertInto('event')
    .values({ id, account_id: accountId, type, body: JSON.stringify(body), created_at: now })
    .execute()
  const delays = Array.from({ length: config.deliveries }, () => (config.disorderly ? randomInt(MAX_DELAY_MS) : 0))
  if (delays.length === 0) return
  await trx
    .insertInto('event_delivery')
    .values(delays.map((delay) => ({ event_id: id, due_at: new Date(now.getTime() + delay) })))
    .execute()
}
