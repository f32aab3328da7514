import type { Transaction } from '../../db/connection'
import type { DeliveryMethod, FulfillmentStatus } from '../../db/schema'
import { recordEmailedTo } from '../../db/transition'
import { salesNumber } from '../../domain/sales-number'
import type { Outbox } from '../notifications'
import { emailOfActive, emailsOfStaff } from '../organizations'
import { creditNotesIssuedNow } from './credit-notes/credit-note.repository'
import { orderStates } from './order'
import type { orderChanged, orderMessagePosted, orderStatusChanged } from './order.events'
import { recordEventEmailedTo } from './order-event.repository'
import { type OrderStep, orderEmail, topicOf } from './order-mail'
import { isKnownToDealership } from './order-news.repository'
import {
  contactOfOrder,
  type OrderRecipient,
  organizationOf,
  type RecipientPorts,
  recipientsAtBuyer,
} from './order-recipients'
import { findParcels } from './order-summary.repository'

type StatusChanged = Parameters<typeof orderStatusChanged>[0]
type Changed = Parameters<typeof orderChanged>[0]
type MessagePosted = Parameters<typeof orderMessagePosted>[0]

/** Changes of lines, shipments and returns that concern the other side; most of the picking does not. */
const stepOfChange: Partial<Record<Changed['kind'], OrderStep>> = {
  EDITED: 'edited',
  SHIPPED: 'shipped',
  TRACKING_CHANGED: 'tracking_changed',
  DELIVERED: 'delivered',
  LINES_CANCELLED: 'lines_cancelled',
  RETURN_REQUESTED: 'return_requested',
  RETURN_ACCEPTED: 'return_accepted',
  RETURN_DECLINED: 'return_declined',
  RETURN_RECEIVED: 'return_received',
  RETURN_CANCELLED: 'return_cancelled',
}

/** Of an order that the customer picks up, a parcel is what was handed over. */
function stepOf(kind: Changed['kind'], { delivery, fulfillment }: Parties): OrderStep | undefined {
  if (delivery === 'PICKUP' && kind === 'SHIPPED') return 'handed_over'
  if (fulfillment === 'READY_FOR_PICKUP' && kind === 'PICKED') return 'ready_for_pickup'
  return stepOfChange[kind]
}

interface Ports extends RecipientPorts {
  outbox: Outbox
}

type SideName = 'dealership' | 'operator'

interface Parties {
  number: number
  delivery: DeliveryMethod
  fulfillment: FulfillmentStatus
  dealership: { id: string; name: string }
  operator: { id: string; name: string }
}

/**
 * E-mails each step of an order to the side that did not take it, and its expiry to both: to the dealership's staff, or to
 * whoever placed the order. The dealership gets none about an unpaid order that it does not know.
 */
export function notifyOrderParty(ports: Ports) {
  return {
    /**
     * A new order is reported to the dealership once it is paid or accepted on account; before that it asks nothing of it. The
     * customer hears at once of one that was placed for them; of a payment that failed, only once they have given up.
     */
    ofStatus: async (trx: Transaction, { orderId, from, to, reason, personId }: StatusChanged): Promise<void> => {
      const record = (addressees: readonly OrderRecipient[]) => recordEmailedTo(trx, orderStates, orderId, addressees)
      if (to === 'EXPIRED') {
        const parties = await partiesOf(trx, orderId)
        await send(trx, ports, { orderId, parties, actor: 'dealership', step: 'expired', words: reason, record })
        await send(trx, ports, { orderId, parties, actor: 'operator', step: 'expired', words: reason })
        return
      }
      if (from === 'DRAFT' && to === 'AWAITING_PAYMENT') {
        const parties = await partiesOf(trx, orderId)
        if ((await sideOf(trx, parties, personId)) === 'operator') return
        await send(trx, ports, { orderId, parties, actor: 'dealership', step: 'placed_to_pay', words: reason, record })
        return
      }
      const isNew = to === 'PAID' || (from === 'DRAFT' && to === 'PROCESSING')
      if (!isNew && to !== 'CANCELLED') return
      const parties = await partiesOf(trx, orderId)
      const actor: SideName = to === 'PAID' ? 'operator' : await sideOf(trx, parties, personId)
      const step = !isNew ? 'cancelled' : actor === 'operator' ? 'new' : 'placed_for_you'
      await send(trx, ports, { orderId, parties, actor, personId, step, words: reason, record })
    },

    /** Nobody tries to pay any more. The reason is in the words of the provider, which are not meant for the customer. */
    ofAbandonedPayment: async (trx: Transaction, orderId: string): Promise<void> => {
      const parties = await partiesOf(trx, orderId)
      await send(trx, ports, { orderId, parties, actor: 'dealership', step: 'payment_failed', words: '' })
    },

    ofChange: async (trx: Transaction, { orderId, kind, reason, personId }: Changed): Promise<void> => {
      const parties = await partiesOf(trx, orderId)
      const step = stepOf(kind, parties)
      if (!step) return
      const actor = await sideOf(trx, parties, personId)
      const record = (addressees: readonly OrderRecipient[]) =>
        recordEventEmailedTo(trx, { id: orderId, dealership: parties.dealership }, addressees)
      await send(trx, ports, { orderId, parties, actor, personId, step, words: reason, record })
    },

    ofMessage: async (trx: Transaction, { orderId, messageId, personId }: MessagePosted): Promise<void> => {
      const { side, body, author_name } = await trx
        .selectFrom('order_message')
        .where('id', '=', messageId)
        .select(['side', 'body', 'author_name'])
        .executeTakeFirstOrThrow()
      const actor = side === 'dealership' ? 'dealership' : 'operator'
      const parties = await partiesOf(trx, orderId)
      // Nobody has checked who writes by a link: their name is not the customer's.
      const words = author_name === null ? body : `${author_name}: ${body}`
      await send(trx, ports, { orderId, parties, actor, personId, step: 'message', words })
    },
  }
}

interface Mail {
  orderId: string
  parties: Parties
  /** Who took the step. */
  actor: SideName
  /** Who took it for the side; absent for the system and the holder of a link. */
  personId?: string | undefined
  step: OrderStep
  words: string
  /** Records in the history to whom it was e-mailed at the customer; absent for what has no entry of its own there. */
  record?: (addressees: readonly OrderRecipient[]) => Promise<void>
}

async function send(trx: Transaction, ports: Ports, { orderId, parties, actor, personId, step, words, record }: Mail) {
  const recipient = actor === 'dealership' ? 'operator' : 'dealership'
  const recipients = recipient === 'operator' ? await recipientsAtBuyer(trx, ports, orderId, topicOf(step)) : []
  if (recipient === 'dealership' && (await concernsDealership(trx, orderId, step))) {
    const url = ports.outbox.addressOf(`/orders/${orderId}`)
    for (const to of await emailsOfStaff(trx, parties.dealership.id)) recipients.push({ to, url })
  }
  const [number, by] = [salesNumber('order', parties.number), parties[actor].name]
  const creditNotes = await creditNotesIssuedNow(trx, orderId)
  const parcels =
    step === 'shipped' || step === 'tracking_changed' ? await findParcels(trx, parties.dealership.id, orderId) : []
  const emails = recipients.map((one) =>
    orderEmail({ ...one, organizationId: parties[recipient].id, step, number, by, words, parcels, creditNotes }),
  )
  await ports.outbox.sendAll(trx, emails)
  if (recipient === 'operator' && record) await record(recipients)
  // Somebody with an account did it for the same customer: whoever ordered by a link would not hear of it.
  if (actor === 'dealership' || personId === undefined || step === 'new') return
  const contact = await contactOfOrder(trx, ports, orderId)
  const organizationId = parties.operator.id
  if (contact && contact.to !== (await emailOfActive(trx, personId)))
    await ports.outbox.send(
      trx,
      orderEmail({ ...contact, organizationId, step, number, by, words, parcels, creditNotes }),
    )
}

async function concernsDealership(trx: Transaction, orderId: string, step: OrderStep): Promise<boolean> {
  const isOfUnpaid = step === 'edited' || step === 'expired'
  return !isOfUnpaid || isKnownToDealership(trx, orderId)
}

/** Without a person it was the holder of a link, who acts for the customer. */
async function sideOf(trx: Transaction, { operator }: Parties, personId: string | undefined): Promise<SideName> {
  if (personId === undefined) return 'operator'
  return (await organizationOf(trx, personId)) === operator.id ? 'operator' : 'dealership'
}

async function partiesOf(trx: Transaction, orderId: string): Promise<Parties> {
  const row = await trx
    .selectFrom('customer_order')
    .innerJoin('organization as dealership', 'dealership.id', 'customer_order.organization_id')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .where('customer_order.id', '=', orderId)
    .select(['customer_order.number', 'customer_order.delivery', 'customer_order.fulfillment_status as fulfillment'])
    .select(['dealership.id as dealershipId', 'dealership.name as dealershipName'])
    .select(['operator.id as operatorId', 'operator.name as operatorName'])
    .executeTakeFirstOrThrow()
  return {
    number: row.number,
    delivery: row.delivery,
    fulfillment: row.fulfillment,
    dealership: { id: row.dealershipId, name: row.dealershipName },
    operator: { id: row.operatorId, name: row.operatorName },
  }
}
