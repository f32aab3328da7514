import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { deliverShipment } from '../deliver-shipment'
import type { Order } from '../order'
import { findOrder } from '../order.repository'
import { orderToWire } from '../order.wire'
import type { ChangedBy } from '../order-line'
import { moveReturn } from '../returns/move-return'
import { listReturns } from '../returns/order-return.repository'
import { returnsToWire } from '../returns/order-return.wire'
import { requestReturn } from '../returns/request-return'
import { signedNote } from './signed-note'

type Operations = Pick<
  PlatformHandlers,
  'confirmDeliveryByLink' | 'getOrderReturnsByLink' | 'requestOrderReturnByLink' | 'cancelOrderReturnByLink'
>

const by: ChangedBy = { actors: ['customer'] }

/** What the holder of a link to an order does once goods arrive, without an account. */
export function receivedOrderOperations({ db, transact }: { db: Database; transact: Transact }) {
  const opened = async (id: string): Promise<Order> => {
    const order = await findOrder(db, id)
    if (!order) throw notFound('Order')
    return order
  }
  const returnsOf = async (id: string) => {
    const order = await opened(id)
    return returnsToWire(await listReturns(db, order), order, by.actors)
  }
  const returnOf = async (orderId: string, id: string) => {
    const found = (await returnsOf(orderId)).find((one) => one.id === id)
    if (!found) throw notFound('Return')
    return found
  }

  return {
    confirmDeliveryByLink: async ({ path: { shipmentId }, body: { version }, proof: { id: orderId } }) => {
      await transact((trx) => deliverShipment(trx, { orderId, version, shipmentId, by }))
      return { status: 200, body: orderToWire(await opened(orderId), by.actors) }
    },

    getOrderReturnsByLink: async ({ proof }) => ({ status: 200, body: { returns: await returnsOf(proof.id) } }),

    requestOrderReturnByLink: async ({ body, proof: { id: orderId } }) => {
      const { version, contact, reason } = body
      const lines = body.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }))
      const asked = { orderId, version, reason: signedNote({ contact, note: reason }), lines, by }
      const id = await transact((trx) => requestReturn(trx, asked))
      return { status: 200, body: await returnOf(orderId, id) }
    },

    cancelOrderReturnByLink: async ({ path: { returnId }, body: { version }, proof: { id: orderId } }) => {
      await transact((trx) => moveReturn(trx, { orderId, returnId, version, to: 'CANCELLED', reason: '', by }))
      return { status: 200, body: await returnOf(orderId, returnId) }
    },
  } satisfies Operations
}
