import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { stockChanged } from '../inventory.events'
import { consumeReserved, type PlacedQuantity } from './allocation'
import { lockStockedLines, partIdsOf, type StockedLine } from './order-line.repository'
import { changeReserved, insertMovements, lockLevels, type Movement, reduceReservations } from './stock.repository'

export interface LineQuantity {
  lineId: string
  /** Whole units. */
  quantity: number
}

interface Consumption {
  orderId: string
  lines: readonly LineQuantity[] | undefined
  /** Which of a line's reservations are used first. */
  order: (reservations: readonly PlacedQuantity[]) => readonly PlacedQuantity[]
  movement: (taken: PlacedQuantity) => Pick<Movement, 'kind' | 'onHandChange' | 'reservedChange' | 'personId'>
}

/**
 * Ends reservations of an order's lines, by default all of them, and lowers `reserved` of the lines.
 * @returns the dealership of the order
 * @throws DomainError not found; conflict for more than is reserved
 */
export async function consumeReservations(trx: Transaction, consumption: Consumption): Promise<string> {
  const { orderId, order, movement } = consumption
  const { dealershipId, lines } = await lockStockedLines(trx, orderId)
  const chosen = consumption.lines
    ? chooseLines(lines, consumption.lines)
    : lines.map((line) => [line, line.reserved] as const)
  await lockLevels(trx, dealershipId, partIdsOf(chosen.map(([line]) => line)))
  const consumed = chosen.filter(([, quantity]) => quantity !== 0)
  for (const [line, quantity] of consumed) {
    if (quantity > line.reserved) throw notReserved(line.reserved)
    const taken = consumeReserved(quantity, line.parts, order(line.reservations))
    const key = { dealershipId, orderId, lineId: line.id }
    const movements = taken.map((one) => ({ ...one, ...movement(one), orderId, lineId: line.id }))
    await insertMovements(trx, dealershipId, movements)
    await reduceReservations(trx, key, taken)
    await changeReserved(trx, key, -quantity)
  }
  if (consumed.length > 0) await publish(trx, stockChanged({ dealershipId }))
  return dealershipId
}

/** Lines that take nothing from the stock are left out. */
function chooseLines(lines: readonly StockedLine[], chosen: readonly LineQuantity[]) {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return chosen.flatMap(({ lineId, quantity }) => {
    const line = byId.get(lineId)
    return line ? [[line, quantity] as const] : []
  })
}

const notReserved = (reserved: number) =>
  conflict('not_reserved', {
    en: `Reserved for this line: ${reserved}. Enter that many or fewer.`,
    es: `Reservadas para esta línea: ${reserved}. Introduzca esa cantidad o menos.`,
  })
