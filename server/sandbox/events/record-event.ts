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
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.closed'
  | 'payout.paid'
  | 'payout.failed'

/** The provider's version whose objects the sandbox answers with. */
const API_VERSION = '2026-10-28.endive'
const MAX_DELAY_MS = 4000
/** By how much payments are reported late, where an account tries that out. */
const LATE_MS = 60_000
const reportsOfPayments: readonly EventType[] = ['checkout.session.completed', 'payment_intent.succeeded']

/** Stores an event with the object as it is now, to be delivered once the transaction has committed. */
export async function recordEvent(work: Work, type: EventType, accountId: string, object: object) {
  const { trx, now, config } = work
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
  const late = reportsOfPayments.includes(type) && (await reportsPaymentsLate(work, accountId)) ? LATE_MS : 0
  const delays = Array.from(
    { length: config.deliveries },
    () => late + (config.disorderly ? randomInt(MAX_DELAY_MS) : 0),
  )
  if (delays.length === 0) return
  await trx
    .insertInto('event_delivery')
    .values(delays.map((delay) => ({ event_id: id, due_at: new Date(now.getTime() + delay) })))
    .execute()
}

async function reportsPaymentsLate({ trx }: Work, accountId: string): Promise<boolean> {
  const account = await trx
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('reports_payments_late')
    .executeTakeFirstOrThrow()
  return account.reports_payments_late
}
