import type { Database, Transaction } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { JobHandlers } from '../../infrastructure/jobs/worker'
import { lockOrder, moveOrder } from '../orders'
import { findAccountOfPayment } from './accounts/account.repository'
import { endPaymentHere } from './checkout/checkout.repository'
import { isOpen } from './payment'
import type { PaymentProvider } from './provider/payment-provider'
import type { RefreshPayment } from './refresh-payment'
import { lockPayments } from './stored-payment.repository'

/** How long an order awaits its payment. */
const DAYS_TO_PAY = 30

export const expireOrdersCrontab = '20 * * * * expire-orders ?jobKey=expire-orders'

interface Dependencies {
  db: Database
  transact: Transact
  provider: PaymentProvider
  refreshPayment: RefreshPayment
}

/** Expires orders that nobody has paid in time; their checkouts are ended first, so that nobody pays in that moment. */
export const expireOrdersJob = (dependencies: Dependencies): JobHandlers['expire-orders'] => {
  const { db, transact } = dependencies
  return async (_payload, { signal }) => {
    const failures: unknown[] = []
    for (const orderId of await findUnpaid(db)) {
      signal.throwIfAborted()
      try {
        await endCheckouts(dependencies, orderId)
        await transact((trx) => expire(trx, orderId))
      } catch (error) {
        // One order whose checkout cannot be ended must not leave the others open.
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
}

async function expire(trx: Transaction, orderId: string): Promise<void> {
  const order = await lockOrder(trx, orderId)
  // It may have been paid, or changed, since it was found.
  if (order?.status !== 'AWAITING_PAYMENT' || order.updatedAt >= deadline()) return
  if ((await lockPayments(trx, orderId)).some((payment) => isOpen(payment) && payment.sessionId)) return
  await moveOrder(trx, order, { to: 'EXPIRED', by: { actors: ['system'] } })
}

const deadline = () => new Date(Date.now() - DAYS_TO_PAY * 86_400_000)

async function findUnpaid(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_order')
    .where('status', '=', 'AWAITING_PAYMENT')
    .where('updated_at', '<', deadline())
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function endCheckouts({ db, transact, provider, refreshPayment }: Dependencies, orderId: string): Promise<void> {
  const open = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['PENDING', 'FAILED'])
    .select(['id', 'organization_id as dealershipId', 'session_id as sessionId', 'provider'])
    .execute()
  for (const { id, sessionId, ...payment } of open) {
    if (sessionId === null) continue
    const account = await findAccountOfPayment(db, payment)
    if (!account) {
      await transact((trx) => endPaymentHere(trx, id))
      continue
    }
    await provider.expireCheckout(account.providerAccount, sessionId)
    await refreshPayment(id)
  }
}
