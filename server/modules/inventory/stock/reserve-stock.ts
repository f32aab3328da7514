import type { Transaction } from '../../../db/connection'
import { publish } from '../../../events/unit-of-work'
import { stockChanged } from '../inventory.events'
import { allocate, wholeUnits } from './allocation'
import { lockStockedLines, partIdsOf } from './order-line.repository'
import { addReservations, changeReserved, insertMovements, lockLevels } from './stock.repository'

export interface ReservedLine {
  lineId: string
  /** Whole units that are reserved in addition. */
  quantity: number
}

/**
 * Reserves what an order still needs, as far as it is available: the default location first. The rest is back-ordered and
 * reserved when stock becomes available. Raises `reserved` of the order's lines; lines without parts are left alone.
 * @throws DomainError not found
 */
export async function reserve(trx: Transaction, orderId: string): Promise<ReservedLine[]> {
  const { dealershipId, lines } = await lockStockedLines(trx, orderId)
  const waiting = lines.filter(({ open, reserved }) => open > reserved)
  let levels = await lockLevels(trx, dealershipId, partIdsOf(waiting))
  const reserved: ReservedLine[] = []
  for (const { id: lineId, ...line } of waiting) {
    const quantity = wholeUnits(line.open - line.reserved, line.parts, levels)
    if (quantity === 0) continue
    const { taken, levels: after } = allocate(quantity, line.parts, levels)
    levels = after
    const key = { dealershipId, orderId, lineId }
    await insertMovements(
      trx,
      dealershipId,
      taken.map((one) => ({ ...one, kind: 'RESERVED', reservedChange: one.quantity, orderId, lineId })),
    )
    await addReservations(trx, key, taken)
    await changeReserved(trx, key, quantity)
    reserved.push({ lineId, quantity })
  }
  if (reserved.length > 0) await publish(trx, stockChanged({ dealershipId }))
  return reserved
}
