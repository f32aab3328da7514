import type { Transaction } from '../../db/connection'
import { changeLines } from './change-lines'
import { changedLine } from './order-line'
import { lockOrder } from './stored-order.repository'

interface Reservation {
  orderId: string
  /** What was reserved in addition. */
  lines: readonly { lineId: string; quantity: number }[]
}

/** Records that stock arrived for an order that was waiting for it, and derives its fulfilment again. */
export async function recordReservation(trx: Transaction, { orderId, lines }: Reservation): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order) return
  const reserved = order.lines.flatMap((line) => {
    const quantity = lines.find(({ lineId }) => lineId === line.id)?.quantity
    return quantity === undefined ? [] : [changedLine(line, quantity)]
  })
  await changeLines(trx, order, { actors: ['system'] }, { kind: 'RESERVED', details: { lines: reserved } })
}
