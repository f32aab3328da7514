import type { Transaction } from '../../db/connection'
import { release, reserve, ship } from '../inventory'
import { openQuantity } from './fulfillment'
import type { Order, OrderLine } from './order'
import { updateLine } from './stored-order.repository'

interface LineQuantity {
  line: OrderLine
  quantity: number
}

/** Lines that the catalogue has no parts for, such as those of a quote, are taken from no stock. */
const isStocked = ({ parts }: OrderLine): boolean => parts.length > 0

/** Promises an order what it needs. What is not on hand is back-ordered. */
export async function reserveLines(trx: Transaction, order: Order): Promise<void> {
  await reserve(trx, order.id)
  for (const line of order.lines) {
    if (!isStocked(line)) await updateLine(trx, order, line, { reserved: openQuantity(line) })
  }
}

/** Ends the promise for pieces of lines, which are picked no more. */
export async function releaseLines(trx: Transaction, order: Order, lines: readonly LineQuantity[]): Promise<void> {
  for (const { line, quantity } of lines) {
    const reserved = line.reserved - quantity
    await updateLine(trx, order, line, { picked: Math.min(line.picked, reserved) })
    if (!isStocked(line)) await updateLine(trx, order, line, { reserved })
  }
  const stocked = stockedOf(lines)
  if (stocked.length > 0) await release(trx, order.id, stocked)
}

/** Takes the reserved pieces of a shipment from the stock. */
export async function shipLinesFromStock(
  trx: Transaction,
  order: Order,
  { lines, personId }: { lines: readonly LineQuantity[]; personId: string | undefined },
): Promise<void> {
  for (const { line, quantity } of lines) {
    await updateLine(trx, order, line, { picked: Math.max(0, line.picked - quantity) })
    if (!isStocked(line)) await updateLine(trx, order, line, { reserved: line.reserved - quantity })
  }
  const stocked = stockedOf(lines)
  if (stocked.length > 0) await ship(trx, { orderId: order.id, lines: stocked, personId })
}

const stockedOf = (lines: readonly LineQuantity[]) =>
  lines.flatMap(({ line, quantity }) => (isStocked(line) && quantity > 0 ? [{ lineId: line.id, quantity }] : []))
