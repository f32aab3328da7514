import type { Transaction } from '../../db/connection'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import { shipLinesFromStock } from './move-stock'
import { assertProcessing, type ChangedBy, changedLine, matchLines } from './order-line'
import { insertShipment, type Tracking } from './shipment.repository'
import { updateLine } from './stored-order.repository'

interface ShipLines {
  orderId: string
  version: number
  lines: readonly { lineId: string; quantity: number }[]
  tracking: Tracking
  by: ChangedBy
}

/**
 * Ships reserved pieces in one parcel. What is picked up is delivered when it is handed over.
 * @throws DomainError conflict if the order has changed or is not being processed; invalid for more than is reserved
 */
export async function shipLines(trx: Transaction, { orderId, version, lines, tracking, by }: ShipLines): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  assertProcessing(order, by)
  const shipped = matchLines(order, lines, (line) => line.reserved)
  const isDelivered = order.delivery === 'PICKUP'
  const shipment = await insertShipment(trx, order, { lines, tracking, isDelivered, personId: by.personId })
  await shipLinesFromStock(trx, order, { lines: shipped, personId: by.personId })
  for (const { line, quantity } of shipped) {
    const delivered = line.delivered + (isDelivered ? quantity : 0)
    await updateLine(trx, order, line, { shipped: line.shipped + quantity, delivered })
  }
  const changed = shipped.map(({ line, quantity }) => changedLine(line, quantity))
  await changeLines(trx, order, by, { kind: 'SHIPPED', details: { shipment: shipment.number, lines: changed } })
}
