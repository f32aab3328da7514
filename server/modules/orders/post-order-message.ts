import type { Side } from '../../access'
import type { Transaction } from '../../db/connection'
import { conflict } from '../../domain/domain-error'
import { publish } from '../../events/unit-of-work'
import { messageBody } from '../machines'
import type { Order } from './order'
import { orderMessagePosted } from './order.events'
import { findSentMessage, insertOrderMessage, type OrderMessage } from './order-message.repository'

interface PostOrderMessage {
  order: Order
  /** For whom the author writes. */
  side: Side
  /** Absent for the holder of a link. */
  authorId?: string | undefined
  /** The name that the holder of a link enters. */
  authorName?: string | undefined
  /** As typed. */
  text: string
  /** The same for every attempt to send it. */
  clientId?: string | undefined
}

/**
 * Adds a message about an order. One that was already sent with its client id is returned as stored.
 * @throws DomainError invalid for an empty message, conflict if another message was sent with the client id
 */
export async function postOrderMessage(
  trx: Transaction,
  { order, side, authorId, authorName, text, clientId }: PostOrderMessage,
): Promise<OrderMessage> {
  const body = messageBody(text)
  const posted = await insertOrderMessage(trx, order, { side, authorId, authorName, body, clientId })
  if (!posted) {
    const sentBefore = clientId && (await findSentMessage(trx, order, clientId))
    if (sentBefore && sentBefore.body === body && sentBefore.authorId === (authorId ?? null)) return sentBefore
    throw conflict('client_id_used', {
      en: 'Another message was sent with this client_id.',
      es: 'Ya se envió otro mensaje con este client_id.',
    })
  }
  await publish(
    trx,
    orderMessagePosted({
      orderId: order.id,
      dealershipId: order.dealership.id,
      operatorId: order.operator.id,
      personId: authorId,
      messageId: posted.id,
    }),
  )
  return posted
}
