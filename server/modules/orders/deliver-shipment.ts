import type { Transaction } from '../../db/connection'
import { conflict, notFound } from '../../domain/domain-error'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import { type ChangedBy, changedLine, currentState } from './order-line'
import { markDelivered } from './shipment.repository'
import { updateLine } from './stored-order.repository'

interface DeliverShipment {
  orderId: string
  version: number
  shipmentId: string
  by: ChangedBy
}

/**
 * Records that a shipment has arrived, which either side may confirm.
 * @throws DomainError conflict if the order has changed or the shipment is delivered already
 */
export async function deliverShipment(
  trx: Transaction,
  { orderId, version, shipmentId, by }: DeliverShipment,
): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  const shipment = order.shipments.find(({ id }) => id === shipmentId)
  if (!shipment) throw notFound('Shipment')
  if (shipment.deliveredAt) {
    throw conflict(
      'already_delivered',
      { en: 'This shipment has already been delivered.', es: 'Este envío ya se entregó.' },
      currentState(order),
    )
  }
  await markDelivered(trx, order, shipmentId)
  const lines = order.lines.flatMap((line) => {
    const quantity = shipment.lines.find(({ lineId }) => lineId === line.id)?.quantity
    return quantity === undefined ? [] : [{ line, quantity }]
  })
  for (const { line, quantity } of lines) {
    await updateLine(trx, order, line, { delivered: line.delivered + quantity })
  }
  const changed = lines.map(({ line, quantity }) => changedLine(line, quantity))
  await changeLines(trx, order, by, { kind: 'DELIVERED', details: { shipment: shipment.number, lines: changed } })
}
