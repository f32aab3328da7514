import type { components } from '#contract/platform'
import type { OrderActor } from '../../access'
import { type Money, money, moneyToWire, sumToWire } from '../../domain/money'
import { salesNumber } from '../../domain/sales-number'
import { expectedBackorders } from './expected-backorder'
import { backordered } from './fulfillment'
import {
  hasStock,
  nextStatuses,
  type Order,
  type OrderLine,
  type OrderPayment,
  type OrderSummary,
  orderStatuses,
  type Shipment,
} from './order'
import type { OrderCard } from './order.repository'
import { lineAmounts } from './order-amounts'

type Schemas = components['schemas']

export function summaryToWire(order: OrderSummary): Schemas['OrderSummary'] {
  return {
    id: order.id,
    order_number: salesNumber('order', order.number),
    version: order.version,
    status: order.status,
    fulfillment_status: order.fulfillmentStatus,
    payment_status: order.paymentStatus,
    dealership: order.dealership,
    operator: order.operator,
    placed_by: order.placedBy,
    contact_name: order.contactName,
    po_number: order.poNumber,
    delivery: order.delivery,
    is_on_account: order.isOnAccount,
    line_count: order.lineCount,
    parcels: order.parcels.map(({ number, carrier, trackingNumber, link }) => ({
      ...{ number, carrier, link, tracking_number: trackingNumber },
    })),
    total: moneyToWire(money(order.totalAmount, order.currency)),
    placed_at: order.placedAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }
}

/** @param actors the roles of the reader */
export function orderToWire(order: Order, actors: readonly OrderActor[]): Schemas['Order'] {
  const wire = (amount: number) => moneyToWire(money(amount, order.currency))
  const expected = expectedBackorders(order)
  const lines = order.lines.map((line) => ({ ...line, expectedBackorder: expected.get(line.id) ?? 0 }))
  return {
    ...summaryToWire(order),
    order_parts: lines.flatMap((line) => (line.bundleId ? [] : [partToWire(line, order)])),
    order_bundles: lines.flatMap((line) => (line.bundleId ? [bundleToWire(line, line.bundleId, order)] : [])),
    address: order.address,
    note: order.note,
    instance_id: order.instanceId,
    invoice_number: order.invoiceNumber === null ? null : salesNumber('invoice', order.invoiceNumber),
    credit_notes: order.creditNotes.map((note) => ({
      number: salesNumber('credit_note', note.number),
      reason: note.reason,
      return_number: note.returnNumber,
      amount: wire(note.amount),
      issued_at: note.issuedAt.toISOString(),
    })),
    paid_too_late_at: order.paidTooLateAt?.toISOString() ?? null,
    contact_email: order.contactEmail,
    payments: paymentsToWire(order),
    tax_rate: order.taxName === '' ? null : { name: order.taxName, basis_points: order.taxBasisPoints },
    subtotal: wire(order.subtotalAmount),
    core_charge: wire(order.coreChargeAmount),
    tax: wire(order.taxAmount),
    shipments: order.shipments.map(shipmentToWire),
    next_statuses: nextStatuses(order, actors),
    may_share: actors.includes('dealership') && order.isServed,
  }
}

export const paymentsToWire = ({ payments, currency }: Pick<Order, 'payments' | 'currency'>) =>
  payments.map((payment) => paymentToWire(payment, currency))

function paymentToWire(payment: OrderPayment, currency: string): Schemas['OrderPayment'] {
  const { dispute } = payment
  const wire = (amount: number) => moneyToWire(money(amount, currency))
  return {
    id: payment.id,
    amount: wire(payment.amount),
    method: payment.method,
    paid_at: payment.paidAt.toISOString(),
    is_late: payment.isLate,
    dispute: dispute && { state: dispute.state, respond_by: dispute.respondBy?.toISOString() ?? null },
    refunds: payment.refunds.map(({ id, amount, state, createdAt }) => ({
      id,
      amount: wire(amount),
      state,
      created_at: createdAt.toISOString(),
    })),
  }
}

const shipmentToWire = (shipment: Shipment): Schemas['Shipment'] => ({
  id: shipment.id,
  number: shipment.number,
  carrier: shipment.carrier,
  tracking_number: shipment.trackingNumber,
  link: shipment.link,
  shipped_at: shipment.shippedAt.toISOString(),
  delivered_at: shipment.deliveredAt?.toISOString() ?? null,
  lines: shipment.lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
})

const partToWire = (line: ShownLine, order: Order): Schemas['OrderPart'] => ({
  ...lineToWire(line, order),
  part: { id: line.partId, part_number: line.partNumber, description: line.description },
  asked_number: line.askedNumber,
})

const bundleToWire = (line: ShownLine, id: string, order: Order): Schemas['OrderBundle'] => ({
  ...lineToWire(line, order),
  bundle: {
    id,
    name: line.description,
    parts: line.parts.map((part) => ({
      id: part.id,
      part_number: part.partNumber,
      description: part.description,
      quantity: part.quantity,
    })),
  },
})

type ShownLine = OrderLine & { expectedBackorder: number }

function lineToWire(line: ShownLine, { currency, taxBasisPoints, status }: Order): Schemas['OrderLine'] {
  const { tax, total } = lineAmounts(line, { currency, taxBasisPoints })
  const wire = (amount: Money) => moneyToWire(amount)
  return {
    id: line.id,
    position: line.position,
    quantity: line.quantity,
    cost: wire(money(line.unitAmount, currency)),
    core_charge: wire(money(line.coreChargeAmount, currency)),
    tax: wire(tax),
    total: wire(total),
    reserved: line.reserved,
    backordered: backordered(line, hasStock(status)),
    expected_backorder: line.expectedBackorder,
    picked: line.picked,
    shipped: line.shipped,
    delivered: line.delivered,
    cancelled: line.cancelled,
    returned: line.returned,
    credited: line.credited,
  }
}

/** One card for each status, also for those without orders. */
export const cardsToWire = (cards: readonly OrderCard[]): Schemas['OrderCards'] => ({
  cards: orderStatuses.map((status) => {
    const ofStatus = cards.filter((card) => card.status === status)
    return {
      status,
      count: ofStatus.reduce((count, card) => count + card.count, 0),
      sums: ofStatus.map(({ sum, currency }) => sumToWire(money(sum, currency))),
    }
  }),
})
