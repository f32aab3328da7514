import type { Transaction } from '../../db/connection'
import type { DeliveryMethod } from '../../db/schema'
import { conflict, invalid } from '../../domain/domain-error'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import type { Order, OrderAddress } from './order'
import { lineAmounts } from './order-amounts'
import type { ChangedField, ChangedLine } from './order-event'
import { type ChangedBy, changedLine, currentState } from './order-line'
import { noAddress } from './place-order-at-current-prices'
import { type AskedLine, priceOrderLines, taxRateAt } from './price-order-lines'
import { deleteLines, insertLines, lockOrder, updateHeader, updateLine } from './stored-order.repository'

interface UpdateOrder {
  orderId: string
  version: number
  /** What is absent stays; `parts` are all of them from now on. */
  change: {
    parts?: readonly AskedLine[]
    poNumber?: string
    note?: string
    delivery?: DeliveryMethod
    address?: OrderAddress
  }
  by: ChangedBy
}

/**
 * Changes an order that is not paid yet. Lines that stay the same retain their prices; all others are priced now.
 * @throws DomainError conflict if the order has changed or is paid; invalid for a line that cannot be ordered, and if no
 *   line is left
 */
export async function updateOrder(trx: Transaction, { orderId, version, change, by }: UpdateOrder): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  if (order.status !== 'DRAFT' && order.status !== 'AWAITING_PAYMENT') throw notEditable(order)
  const fields = changedFields(order, change)
  const address = addressAfter(order, change)
  // Each address has its own tax; a pickup is taxed at the dealership.
  const taxRate = address === undefined ? undefined : await taxRateAt(trx, order.dealership.id, address ?? undefined)
  await updateHeader(trx, order, { ...change, address, taxRate })
  const lines = change.parts ? await replaceParts(trx, order, change.parts) : []
  await updateTaxes(trx, orderId)
  await changeLines(trx, order, by, { kind: 'EDITED', details: { lines, fields } })
}

/**
 * Where the order goes from now on: null for a pickup, undefined for what does not change.
 * @throws DomainError invalid if a pickup is to be shipped, but not where to
 */
function addressAfter(order: Order, { delivery = order.delivery, address }: UpdateOrder['change']) {
  if (delivery === 'PICKUP') return order.delivery === 'PICKUP' ? undefined : null
  if (order.delivery === 'PICKUP' && !address) throw noAddress()
  return address
}

/** @returns what was added and removed, for the history */
async function replaceParts(trx: Transaction, order: Order, asked: readonly AskedLine[]): Promise<ChangedLine[]> {
  const present = order.lines.filter(({ bundleId }) => !bundleId)
  const kept = new Set<string>()
  const added = asked.filter(({ partId, quantity }) => {
    const same = present.find((line) => line.partId === partId && line.quantity === quantity && !kept.has(line.id))
    if (same) kept.add(same.id)
    return !same
  })
  const removed = present.filter(({ id }) => !kept.has(id))
  if (order.lines.length - removed.length + added.length === 0) throw emptyOrder()
  const { lines } = await priceOrderLines(trx, {
    dealershipId: order.dealership.id,
    operatorId: order.operator.id,
    lines: added,
  })
  await deleteLines(trx, order, removed)
  await insertLines(trx, {
    order,
    lines: lines.map((line) => ({ ...line, taxAmount: 0 })),
    after: Math.max(0, ...order.lines.map(({ position }) => position)),
  })
  const quantityOf = (partId: string | null, among: readonly { partId: string | null; quantity: number }[]) =>
    among.find((line) => line.partId === partId)?.quantity
  return [
    ...removed
      .filter(({ partId }) => quantityOf(partId, lines) === undefined)
      .map((line) => changedLine(line, 0, line.quantity)),
    ...lines.map((line) => changedLine(line, line.quantity, quantityOf(line.partId, removed) ?? 0)),
  ]
}

/** The tax of each line at the rate that the order has now. */
async function updateTaxes(trx: Transaction, orderId: string): Promise<void> {
  const order = await lockOrder(trx, orderId)
  for (const line of order?.lines ?? []) {
    const taxAmount = order ? Number(lineAmounts(line, order).tax.amount) : 0
    if (order && taxAmount !== line.taxAmount) await updateLine(trx, order, line, { taxAmount })
  }
}

function changedFields(order: Order, { poNumber, note, delivery, address }: UpdateOrder['change']): ChangedField[] {
  const fields = [
    { field: 'po_number', from: order.poNumber, to: poNumber },
    { field: 'note', from: order.note, to: note },
    { field: 'delivery', from: order.delivery, to: delivery },
    { field: 'address', from: oneLine(order.address), to: address && oneLine(address) },
  ]
  return fields.flatMap(({ field, from, to }) => (to === undefined || to === from ? [] : [{ field, from, to }]))
}

const oneLine = (address: OrderAddress | null): string =>
  address ? Object.values(address).filter(Boolean).join(', ') : ''

const notEditable = (order: Order) =>
  conflict(
    'wrong_state',
    {
      en: `This order can no longer be changed: its status is ${order.status} now.`,
      es: `Este pedido ya no se puede cambiar: su estado es ahora ${order.status}.`,
    },
    currentState(order),
  )

const emptyOrder = () =>
  invalid({
    path: 'body.order_parts',
    message: {
      en: 'Leave at least one line, or cancel the order.',
      es: 'Deje al menos una línea o cancele el pedido.',
    },
  })
