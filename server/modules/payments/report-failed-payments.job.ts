import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { lockOrder, type notifyOrderParty } from '../orders'
import { paymentObstacle } from './payment'

export const reportFailedPaymentsCrontab = '*/10 * * * * report-failed-payments ?jobKey=report-failed-payments&max=3'

/** Whoever has not tried again for so long after a try that failed has given up. */
const HOURS_TO_TRY_AGAIN = 2

interface Dependencies {
  db: Database
  transact: Transact
  notify: Pick<ReturnType<typeof notifyOrderParty>, 'ofAbandonedPayment'>
  hoursToTryAgain?: number
}

/**
 * Tells the customer, once for each order, that its payment failed: when they have given up, because the checkout has ended
 * without success or nothing was tried for two hours. While somebody is still trying, and after a success, nothing is told.
 */
export const reportFailedPaymentsJob = ({
  db,
  transact,
  notify,
  hoursToTryAgain = HOURS_TO_TRY_AGAIN,
}: Dependencies): JobHandlers['report-failed-payments'] => {
  async function report(trx: Transaction, orderId: string): Promise<void> {
    const order = await lockOrder(trx, orderId)
    if (!order || paymentObstacle(order) || !(await findAbandoned(trx, { hoursToTryAgain, orderId })).includes(orderId))
      return
    await trx
      .updateTable('customer_order')
      .set({ payment_failure_reported_at: new Date() })
      .where('id', '=', orderId)
      .execute()
    await notify.ofAbandonedPayment(trx, orderId)
  }

  return async (_payload, { signal }) => {
    for (const orderId of await findAbandoned(db, { hoursToTryAgain })) {
      signal.throwIfAborted()
      await transact((trx) => report(trx, orderId))
    }
  }
}

/** Unpaid orders with a try that failed, after which nobody has tried for a while or can try in the same checkout. */
async function findAbandoned(
  db: Database,
  { hoursToTryAgain, orderId }: { hoursToTryAgain: number; orderId?: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from customer_order as o
    where o.status in ('AWAITING_PAYMENT', 'FAILED') and o.payment_failure_reported_at is null
      and (${orderId ?? null}::uuid is null or o.id = ${orderId ?? null}::uuid)
      and exists (
        select from state_change as failed
        where failed.record_type = 'customer_order' and failed.record_id = o.id and failed.to_status = 'FAILED')
      and (
        ${lastTry} < now() - make_interval(hours => ${hoursToTryAgain}::integer)
        or (
          exists (select from payment where organization_id = o.organization_id and order_id = o.id)
          and not exists (
            select from payment
            where organization_id = o.organization_id and order_id = o.id and state in ('PENDING', 'FAILED'))))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** When the status of an order last changed, or something happened to its payments. */
const lastTry = sql`greatest(
  (select max(changed_at) from state_change where record_type = 'customer_order' and record_id = o.id),
  (select max(recorded_at) from payment_audit where organization_id = o.organization_id and order_id = o.id))`
