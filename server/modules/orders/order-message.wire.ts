import type { components } from '#contract/platform'
import type { OrderMessage } from './order-message.repository'

/** @param readerId undefined for the holder of a link, whose own are those of all holders */
export const messageToWire = (
  message: OrderMessage,
  readerId: string | undefined,
): components['schemas']['OrderMessage'] => ({
  id: message.id,
  body: message.body,
  side: message.side === 'operator' ? 'operator' : 'dealership',
  author: message.author,
  by_link: message.byLink,
  is_own: readerId === undefined ? message.byLink : message.authorId === readerId,
  created_at: message.createdAt.toISOString(),
})
