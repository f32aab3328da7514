import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Transaction } from '../../db/connection'
import { toNullableTime, toTime, type WithTexts } from '../../db/json-times'
import type { DB } from '../../db/schema'
import type { Order, Shipment } from './order'

export interface Tracking {
  carrier: string
  trackingNumber: string
  link: string
}

interface NewShipment {
  lines: readonly { lineId: string; quantity: number }[]
  tracking: Tracking
  isDelivered: boolean
  personId: string | undefined
}

type Key = Pick<Order, 'id' | 'dealership'>

export async function insertShipment(
  trx: Transaction,
  { id: order_id, dealership, shipments }: Key & Pick<Order, 'shipments'>,
  { lines, tracking, isDelivered, personId }: NewShipment,
): Promise<{ id: string; number: number }> {
  const organization_id = dealership.id
  const shipment = await trx
    .insertInto('shipment')
    .values({
      organization_id,
      order_id,
      number: shipments.length + 1,
      ...trackingColumns(tracking),
      shipped_by: personId ?? null,
      ...(isDelivered && { delivered_at: sql<Date>`now()` }),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('shipment_line')
    .values(
      lines.map(({ lineId, quantity }) => ({
        organization_id,
        order_id,
        shipment_id: shipment.id,
        line_id: lineId,
        quantity,
      })),
    )
    .execute()
  return shipment
}

/** The shipments of an order, as JSON within its row. */
export const shipmentsOf = (eb: ExpressionBuilder<DB, 'customer_order'>) =>
  eb
    .selectFrom('shipment')
    .whereRef('shipment.organization_id', '=', 'customer_order.organization_id')
    .whereRef('shipment.order_id', '=', 'customer_order.id')
    .select(['shipment.id', 'shipment.number', 'shipment.carrier', 'shipment.tracking_number as trackingNumber'])
    .select(['shipment.link', 'shipment.shipped_at as shippedAt', 'shipment.delivered_at as deliveredAt'])
    .select((shipment) =>
      jsonArrayFrom(
        shipment
          .selectFrom('shipment_line as line')
          .innerJoin('order_line as ordered', (join) =>
            join
              .onRef('ordered.organization_id', '=', 'line.organization_id')
              .onRef('ordered.order_id', '=', 'line.order_id')
              .onRef('ordered.id', '=', 'line.line_id'),
          )
          .whereRef('line.organization_id', '=', 'shipment.organization_id')
          .whereRef('line.order_id', '=', 'shipment.order_id')
          .whereRef('line.shipment_id', '=', 'shipment.id')
          .select(['line.line_id as lineId', 'line.quantity'])
          .orderBy('ordered.position'),
      ).as('lines'),
    )
    .orderBy('shipment.number')

type ShipmentRow = WithTexts<Shipment>

export const toShipment = ({ shippedAt, deliveredAt, ...shipment }: ShipmentRow): Shipment => ({
  ...shipment,
  shippedAt: toTime(shippedAt),
  deliveredAt: toNullableTime(deliveredAt),
})

export const markDelivered = (trx: Transaction, order: Key, id: string) =>
  shipmentOf(trx, order, id).set({ delivered_at: sql<Date>`now()` }).execute()

/** What is absent stays. */
export const updateTracking = (trx: Transaction, order: Key, id: string, change: Partial<Tracking>) =>
  shipmentOf(trx, order, id).set(trackingColumns(change)).execute()

const shipmentOf = (trx: Transaction, { id: orderId, dealership }: Key, id: string) =>
  trx
    .updateTable('shipment')
    .where('organization_id', '=', dealership.id)
    .where('order_id', '=', orderId)
    .where('id', '=', id)

const trackingColumns = ({ carrier, trackingNumber, link }: Partial<Tracking>) => ({
  ...(carrier !== undefined && { carrier }),
  ...(trackingNumber !== undefined && { tracking_number: trackingNumber }),
  ...(link !== undefined && { link }),
})
