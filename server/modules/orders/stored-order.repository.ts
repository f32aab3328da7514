import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../../db/connection'
import { nextNumber } from '../../db/next-number'
import type { DeliveryMethod, OrderStatus } from '../../db/schema'
import { salesNumber } from '../../domain/sales-number'
import { fulfillmentOf, type LineQuantities, leftToDo } from './fulfillment'
import type { NewOrder, NewOrderLine } from './new-order'
import { hasStock, type Order, type OrderAddress } from './order'
import { findOrder } from './order.repository'
import { type LineAmounts, lineAmounts, orderAmounts } from './order-amounts'
import { presentParty } from './order-party.repository'

/** Locks an order, so that of two who change it one waits for the other. @returns it as it is then */
export async function lockOrder(trx: Transaction, id: string): Promise<Order | undefined> {
  await trx.selectFrom('customer_order').where('id', '=', id).select('id').forUpdate().execute()
  return findOrder(trx, id)
}

export async function paysOnAccount(db: Database, dealershipId: string, operatorId: string): Promise<boolean> {
  const terms = await db
    .selectFrom('customer_terms')
    .where('organization_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .select('pays_on_account')
    .executeTakeFirst()
  return terms?.pays_on_account ?? false
}

interface Placed extends Omit<NewOrder, 'lines'> {
  isOnAccount: boolean
  amounts: LineAmounts
  lines: readonly StoredLine[]
}

type StoredLine = NewOrderLine & { taxAmount: number }

const FIRST_NUMBER = 1001

/** Inserts an order with its lines as a draft. @returns its id */
export async function insertOrder(trx: Transaction, order: Placed): Promise<string> {
  const organization_id = order.dealershipId
  const dealership = await presentParty(trx, organization_id)
  const operator = await presentParty(trx, order.operatorId)
  const number = (await nextNumber(trx, organization_id, 'order')) + FIRST_NUMBER - 1
  const { id } = await trx
    .insertInto('customer_order')
    .values({
      organization_id,
      operator_id: order.operatorId,
      number,
      currency: order.currency,
      is_on_account: order.isOnAccount,
      po_number: order.poNumber,
      note: order.note,
      delivery: order.delivery,
      address: order.address && JSON.stringify(order.address),
      tax_name: order.taxRate?.name ?? '',
      tax_basis_points: order.taxRate?.basisPoints ?? 0,
      ...amountColumns(order.amounts),
      instance_id: order.instanceId,
      placed_by: order.by.personId ?? null,
      placed_at: new Date(),
      contact_name: order.contactName ?? null,
      contact_email: order.contact?.email ?? null,
      contact_language: order.contact?.language ?? null,
      contact_id: order.contact ? randomUUID() : null,
      dealership_party: JSON.stringify(dealership),
      operator_party: JSON.stringify(operator),
      search_text: searchText(number, order.poNumber, operator.name),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = order.lines.map((line, index) => ({ ...line, position: index + 1 }))
  await insertLines(trx, { id, dealership: { id: organization_id } }, lines)
  await insertOrderedTasks(trx, organization_id, id, order.taskIds ?? [])
  return id
}

async function insertOrderedTasks(trx: Transaction, organization_id: string, order_id: string, ids: readonly string[]) {
  if (ids.length === 0) return
  const rows = [...new Set(ids)].map((task_id) => ({ organization_id, order_id, task_id }))
  await trx.insertInto('ordered_task').values(rows).execute()
}

interface PlacedKey {
  id: string
  dealership: { id: string }
}

export async function insertLines(
  trx: Transaction,
  order: PlacedKey,
  lines: readonly (StoredLine & { position: number })[],
): Promise<void> {
  if (lines.length === 0) return
  const key = { organization_id: order.dealership.id, order_id: order.id }
  const stored = await trx
    .insertInto('order_line')
    .values(lines.map((line) => ({ ...key, ...lineColumns(line), position: line.position })))
    .returning(['id', 'position'])
    .execute()
  const parts = stored.flatMap(({ id: line_id, position }) =>
    (lines.find((line) => line.position === position)?.parts ?? []).map(({ partId, perUnit }, index) => ({
      ...key,
      line_id,
      part_id: partId,
      per_unit: perUnit,
      position: index + 1,
    })),
  )
  if (parts.length > 0) await trx.insertInto('order_line_part').values(parts).execute()
}

/** Deletes lines of an order that claims no stock. */
export async function deleteLines(trx: Transaction, { id, dealership }: Key, lines: readonly LineKey[]): Promise<void> {
  if (lines.length === 0) return
  await trx
    .deleteFrom('order_line')
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', id)
    .where(
      'id',
      'in',
      lines.map((line) => line.id),
    )
    .execute()
}

/** The columns that follow from an order's lines once it has a status. */
export function derivedColumns({ lines, delivery, currency, taxBasisPoints }: Order, status: OrderStatus) {
  const amounts = lines.map((line) => lineAmounts(line, { currency, taxBasisPoints }))
  return {
    fulfillment_status: fulfillmentOf(lines, { delivery, isReserved: hasStock(status) }),
    ...leftColumns(lines, status),
    ...amountColumns(orderAmounts(amounts, currency)),
    updated_at: new Date(),
  }
}

function leftColumns(lines: readonly LineQuantities[], status: OrderStatus) {
  const left = status === 'PROCESSING' ? leftToDo(lines) : []
  return { has_to_ship: left.includes('TO_SHIP'), has_backorders: left.includes('BACKORDERED') }
}

/** Stores what follows from an order's lines, as the next version of the order. */
export const saveDerived = (trx: Transaction, order: Order) =>
  trx
    .updateTable('customer_order')
    .set(({ eb }) => ({ version: eb('version', '+', 1), ...derivedColumns(order, order.status) }))
    .where('id', '=', order.id)
    .execute()

interface Header {
  poNumber?: string | undefined
  note?: string | undefined
  delivery?: DeliveryMethod | undefined
  /** Null for none. */
  address?: OrderAddress | null | undefined
  taxRate?: NewOrder['taxRate'] | undefined
}

/** Stores what changes of an order beside its lines; what is absent stays. */
export async function updateHeader(
  trx: Transaction,
  { id, number, operator }: Order,
  { poNumber, note, delivery, address, taxRate }: Header,
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({
      ...(poNumber !== undefined && {
        po_number: poNumber,
        search_text: searchText(number, poNumber, operator.name),
      }),
      ...(note !== undefined && { note }),
      ...(delivery && { delivery }),
      ...(address !== undefined && { address: address && JSON.stringify(address) }),
      ...(taxRate !== undefined && { tax_name: taxRate?.name ?? '', tax_basis_points: taxRate?.basisPoints ?? 0 }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

const searchText = (number: number, poNumber: string, operator: string): string =>
  ` ${salesNumber('order', number)} ${poNumber} ${operator}`.toLowerCase()

type Key = Pick<Order, 'id' | 'dealership'>
type LineKey = { id: string }

/** Stores what changes of a line; what is absent stays. */
export async function updateLine(
  trx: Transaction,
  { id: orderId, dealership }: Key,
  { id }: LineKey,
  change: Partial<LineQuantities> & { credited?: number; taxAmount?: number },
): Promise<void> {
  const { taxAmount, ...quantities } = change
  await trx
    .updateTable('order_line')
    .set({ ...quantities, ...(taxAmount !== undefined && { tax_amount: taxAmount }) })
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .execute()
}

const amountColumns = ({ subtotal, coreCharge, tax, total }: LineAmounts) => ({
  subtotal_amount: Number(subtotal.amount),
  core_charge_amount: Number(coreCharge.amount),
  tax_amount: Number(tax.amount),
  total_amount: Number(total.amount),
})

const lineColumns = (line: StoredLine) => ({
  part_id: line.partId,
  bundle_id: line.bundleId,
  part_number: line.partNumber,
  asked_number: line.askedNumber,
  description: line.description,
  quantity: line.quantity,
  unit_amount: line.unitAmount,
  core_charge_amount: line.coreChargeAmount,
  tax_amount: line.taxAmount,
})
