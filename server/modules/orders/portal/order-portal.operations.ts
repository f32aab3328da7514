import type { OrderActor } from '../../../access'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { nextStatuses, type Order } from '../order'
import { findOrder } from '../order.repository'
import { orderToWire, paymentsToWire, summaryToWire } from '../order.wire'
import { failOrder } from './fail-order'

const customer: readonly OrderActor[] = ['customer']

/** What the holder of a link to an order reads and does without an account (behaviour, section 4). */
export function orderPortalOperations({ db, transact }: { db: Database; transact: Transact }) {
  const opened = async (id: string): Promise<Order> => {
    const order = await findOrder(db, id)
    if (!order) throw notFound('Order')
    return order
  }

  return {
    getOrderByLink: async ({ proof }) => {
      const order = await opened(proof.id)
      const next_statuses = nextStatuses(order, customer)
      const { contactEmail: contact_email } = order
      const body = { ...summaryToWire(order), payments: paymentsToWire(order), contact_email, next_statuses }
      return { status: 200, body }
    },

    getOrderDetailsByLink: async ({ proof }) => ({
      status: 200,
      body: orderToWire(await opened(proof.id), customer),
    }),

    failOrderByLink: async ({ proof, body }) => {
      const { version, reason = '' } = body
      await transact((trx) => failOrder(trx, { orderId: proof.id, version, reason: reason.trim() }))
      return { status: 200, body: orderToWire(await opened(proof.id), customer) }
    },
  } satisfies Pick<PlatformHandlers, 'getOrderByLink' | 'getOrderDetailsByLink' | 'failOrderByLink'>
}
