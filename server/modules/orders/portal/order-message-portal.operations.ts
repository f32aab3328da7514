import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Order } from '../order'
import { findOrder } from '../order.repository'
import { listOrderMessages } from '../order-message.repository'
import { messageToWire } from '../order-message.wire'
import { postOrderMessage } from '../post-order-message'

/** What both sides write about an order, for the holder of a link to it. */
export function orderMessagePortalOperations({ db, transact }: { db: Database; transact: Transact }) {
  const opened = async (id: string): Promise<Order> => {
    const order = await findOrder(db, id)
    if (!order) throw notFound('Order')
    return order
  }

  return {
    // Open pages ask every few seconds: the order itself is not read for it.
    listOrderMessagesByLink: async ({ query: { page, limit }, proof: { id, dealershipId } }) => {
      const { items, total } = await listOrderMessages(db, { id, dealership: { id: dealershipId } }, { page, limit })
      return { status: 200, body: { items: items.map((one) => messageToWire(one, undefined)), total, page, limit } }
    },

    sendOrderMessageByLink: async ({ body, proof }) => {
      const order = await opened(proof.id)
      const message = await transact((trx) =>
        postOrderMessage(trx, {
          order,
          side: 'operator',
          authorName: body.contact.trim(),
          text: body.body,
          clientId: body.client_id,
        }),
      )
      return { status: 201, body: messageToWire(message, undefined) }
    },
  } satisfies Pick<PlatformHandlers, 'listOrderMessagesByLink' | 'sendOrderMessageByLink'>
}
