import type { Transaction } from '../../db/connection'
import type { DeliveryMethod } from '../../db/schema'
import { conflict } from '../../domain/domain-error'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import type { EditedLine } from './edited-lines'
import type { Order, OrderAddress } from './order'
import { lineAmounts } from './order-amounts'
import type { ChangedField } from './order-event'
import { type ChangedBy, currentState } from './order-line'
import { noAddress } from './place-order-at-current-prices'
import { taxRateAt } from './price-order-lines'
import { replaceLines } from './replace-lines'
import { lockOrder, updateHeader, updateLine } from './stored-order.repository'

interface UpdateOrder {
  orderId: string
  version: number
  /** What is absent stays; `parts` and `bundles` are all of them from now on. */
  change: {
    parts?: readonly EditedLine[]
    bundles?: readonly EditedLine[]
    poNumber?: string
    note?: string
    delivery?: DeliveryMethod
    address?: OrderAddress
  }
  by: ChangedBy
}

/**
 * Changes an order that is not paid yet, its lines as `replaceLines` does.
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
  const lines = change.parts || change.bundles ? await replaceLines(trx, order, change) : []
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
