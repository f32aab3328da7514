import type { components } from '#contract/platform'
import { actsFor } from '../../access'
import type { Database } from '../../db/connection'
import { forbidden, invalid } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { assertSeesRecipients, recipientsToWire } from '../organizations'
import type { HistoryEntry } from './order-event'
import { listHistory } from './order-event.repository'
import { listOrderMessages } from './order-message.repository'
import { messageToWire } from './order-message.wire'
import type { OrderReader } from './order-reader.operations'
import { previewRecipients } from './order-recipients'
import { postOrderMessage } from './post-order-message'

type Schemas = components['schemas']

interface Dependencies {
  db: Database
  transact: Transact
  reader: OrderReader
}

/** What both sides wrote about an order, and what happened to it. */
export function orderMessageOperations({ db, transact, reader }: Dependencies) {
  return {
    getOrderHistory: async ({ path, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      const isDealership = by.actors.includes('dealership')
      const entries = (await listHistory(db, order)).map((entry) => entryToWire(entry, { isDealership }))
      return { status: 200, body: { entries } }
    },

    getOrderRecipients: async ({ path, query, caller }) => {
      const { order, by } = await reader.visible(caller, path.id)
      await assertSeesRecipients(db, order, by.actors)
      return { status: 200, body: recipientsToWire(await previewRecipients(db, order.id, query.about)) }
    },

    listOrderMessages: async ({ path, query, caller }) => {
      const { page, limit } = query
      const { order } = await reader.visible(caller, path.id)
      const { items, total } = await listOrderMessages(db, order, { page, limit })
      return { status: 200, body: { items: items.map((one) => messageToWire(one, caller.userId)), total, page, limit } }
    },

    sendOrderMessage: async ({ path, body, caller }) => {
      const { order } = await reader.visible(caller, path.id)
      const [side] = actsFor(caller, { dealershipId: order.dealership.id, operatorId: order.operator.id })
      if (!side) throw forbidden()
      assertWordsOnly(body)
      const message = await transact((trx) =>
        postOrderMessage(trx, { order, side, authorId: caller.userId, text: body.body, clientId: body.client_id }),
      )
      return { status: 201, body: messageToWire(message, caller.userId) }
    },
  } satisfies Pick<
    PlatformHandlers,
    'getOrderHistory' | 'getOrderRecipients' | 'listOrderMessages' | 'sendOrderMessage'
  >
}

/** What a message about a machine can name too; about an order nothing would be done with it. */
const onlyAboutMachines = ['picture_ids', 'reply_to', 'answer_id'] as const

function assertWordsOnly(body: Schemas['NewMessage']): void {
  const [first, ...others] = onlyAboutMachines.flatMap((name) => {
    const value = body[name]
    return value && value.length > 0 ? [{ path: `body.${name}`, message: wordsOnly }] : []
  })
  if (first) throw invalid(first, ...others)
}

const wordsOnly = {
  en: 'A message about an order has words alone.',
  es: 'Un mensaje sobre un pedido solo tiene texto.',
}

/** The customer does not read which of its addresses the dealership wrote to. */
const entryToWire = (
  { kind, at, who, from, to, reason, details, emailedTo }: HistoryEntry,
  { isDealership }: { isDealership: boolean },
): Schemas['OrderHistoryEntry'] => ({
  kind,
  at: at.toISOString(),
  who,
  from,
  to,
  reason,
  shipment: details.shipment ?? null,
  return: details.return ?? null,
  ...(emailedTo && isDealership && { emailed_to: emailedTo }),
  fields: details.fields ?? [],
  lines: (details.lines ?? []).map((line) => ({
    part_number: line.partNumber,
    description: line.description,
    quantity: line.quantity,
    previous_quantity: line.previousQuantity,
  })),
})
