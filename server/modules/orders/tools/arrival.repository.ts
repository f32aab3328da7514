import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { writeMessage } from '../../../record-tools/message-words'
import type { Asker } from '../../../record-tools/record-tool'
import { openQuantity } from '../fulfillment'
import { hasStock, type Order } from '../order'
import { listOrderMessages } from '../order-message.repository'
import { writeProgress } from './order-progress'

/** Older messages no longer say when something comes. */
const MAX_MESSAGES = 20

/**
 * What is known of when an order arrives, as no day is recorded for that: how far it has come, and what the dealership wrote
 * last. Undefined where nothing of it is on its way or waited for.
 */
export async function arrivalOf(db: Database, order: Order, asker: Asker): Promise<Text | undefined> {
  const isComing = order.lines.some((line) => openQuantity(line) > 0) || order.shipments.some((one) => !one.deliveredAt)
  if (!hasStock(order.status) || !isComing) return undefined
  const { items } = await listOrderMessages(db, order, { page: 1, limit: MAX_MESSAGES })
  const message = items.find(({ side }) => side === 'dealership')
  const said = [
    inLanguage(unknownDay, asker),
    ...writeProgress(order, asker).map(({ text }) => text),
    ...(message
      ? [writeMessage({ ...message, organization: order.dealership.name, about: inLanguage(wrote, asker) }, asker)]
      : []),
  ].join('; ')
  return { en: said, es: said }
}

const unknownDay: Text = {
  en: 'not delivered yet, and no day is recorded on which it arrives',
  es: 'aún sin entregar, y no queda registrado qué día llega',
}

const wrote: Text = { en: 'last message of the dealership', es: 'último mensaje del concesionario' }
