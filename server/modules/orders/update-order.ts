import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../db/connection'
import type { DeliveryMethod, OrderStatus } from '../../db/schema'
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
  version: number | undefined
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

const unpaid: readonly OrderStatus[] = ['DRAFT', 'AWAITING_PAYMENT', 'FAILED']

/**
 * Changes an order that is not paid yet, its lines as `replaceLines` does. What changes nothing is not recorded, so that
 * nobody is notified of it and the order expires no later.
 * @throws DomainError conflict if the order has changed or is paid; invalid for a line that cannot be ordered, and if no
 *   line is left
 */
export async function updateOrder(trx: Transaction, { orderId, version, change, by }: UpdateOrder): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  if (!unpaid.includes(order.status)) throw notEditable(order)
  const address = addressAfter(order, change)
  const fields = changedFields(order, { ...change, address })
  const lines = change.parts || change.bundles ? await replaceLines(trx, order, { ...change, by }) : []
  if (fields.length === 0 && lines.length === 0) return
  // Each address has its own tax; a pickup is taxed at the dealership.
  const taxRate = address === undefined ? undefined : await taxRateAt(trx, order.dealership.id, address ?? undefined)
  await updateHeader(trx, order, { ...change, address, taxRate })
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

type HeaderChange = Omit<UpdateOrder['change'], 'address'> & { address: OrderAddress | null | undefined }

function changedFields(order: Order, { poNumber, note, delivery, address }: HeaderChange): ChangedField[] {
  const fields = [
    { field: 'po_number', from: order.poNumber, to: poNumber },
    { field: 'note', from: order.note, to: note },
    { field: 'delivery', from: order.delivery, to: delivery },
  ].flatMap(({ field, from, to }) => (to === undefined || to === from ? [] : [{ field, from, to }]))
  const [from, to] = [addressFields(order.address), addressFields(address ?? order.address)]
  if (!isDeepStrictEqual(from, to)) fields.push({ field: 'address', from: oneLine(from), to: oneLine(to) })
  return fields
}

/** In one order, which the database does not retain. */
function addressFields(address: OrderAddress | null): string[] {
  if (!address) return []
  const { recipient, line1, line2, city, region, postal_code, country, phone_number } = address
  return [recipient, line1, line2, city, region, postal_code, country, phone_number].map((value) => value ?? '')
}

const oneLine = (fields: readonly string[]): string => fields.filter(Boolean).join(', ')

const notEditable = (order: Order) =>
  conflict(
    'wrong_state',
    {
      en: 'This order can no longer be changed, because its status has changed. Check the current status.',
      es: 'Este pedido ya no se puede cambiar, porque su estado ha cambiado. Compruebe el estado actual.',
    },
    currentState(order),
  )
