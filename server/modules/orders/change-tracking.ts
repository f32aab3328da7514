import type { Transaction } from '../../db/connection'
import { forbidden, notFound } from '../../domain/domain-error'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import type { ChangedField } from './order-event'
import type { ChangedBy } from './order-line'
import { type Tracking, updateTracking } from './shipment.repository'

interface ChangeTracking {
  orderId: string
  /** The version of the order that whoever changes it has read. */
  version: number | undefined
  /** Absent for the latest one. */
  shipmentId: string | undefined
  /** What is absent stays. */
  change: Partial<Tracking>
  by: ChangedBy
}

/**
 * Changes how a shipment is followed.
 * @throws DomainError forbidden unless the dealership's staff changes it; conflict if the order has changed; not found
 */
export async function changeTracking(
  trx: Transaction,
  { orderId, version, shipmentId, change, by }: ChangeTracking,
): Promise<void> {
  if (!by.actors.includes('dealership')) throw forbidden()
  const order = await lockVersion(trx, orderId, version)
  const shipment = shipmentId ? order.shipments.find(({ id }) => id === shipmentId) : order.shipments.at(-1)
  if (!shipment) throw notFound('Shipment')
  const fields = trackingFields.flatMap((field): ChangedField[] => {
    const to = change[field]
    return to === undefined || to === shipment[field] ? [] : [{ field, from: shipment[field], to }]
  })
  if (fields.length === 0) return
  await updateTracking(trx, order, shipment.id, change)
  await changeLines(trx, order, by, { kind: 'TRACKING_CHANGED', details: { shipment: shipment.number, fields } })
}

const trackingFields = ['carrier', 'trackingNumber', 'link'] as const
