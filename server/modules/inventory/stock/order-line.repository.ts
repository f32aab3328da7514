import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { NeededPart, PlacedQuantity } from './allocation'

/** A line of an order, as far as the stock is concerned. */
export interface StockedLine {
  id: string
  /** Neither shipped nor cancelled. */
  open: number
  /** Whole units that are reserved. */
  reserved: number
  parts: NeededPart[]
  /** The first ones are taken back last: the default location, then by name. */
  reservations: PlacedQuantity[]
}

/**
 * Locks an order and returns its lines that take something from the stock, in their order.
 * @throws DomainError not found
 */
export async function lockStockedLines(
  trx: Transaction,
  orderId: string,
): Promise<{ dealershipId: string; lines: StockedLine[] }> {
  const order = await trx
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select('organization_id as dealershipId')
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw notFound('Order')
  const lines = await trx
    .selectFrom('order_line as line')
    .where('line.organization_id', '=', order.dealershipId)
    .where('line.order_id', '=', orderId)
    .select(['line.id', 'line.reserved'])
    .select(sql<number>`line.quantity - line.shipped - line.cancelled`.as('open'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_line_part as needed')
          .whereRef('needed.organization_id', '=', 'line.organization_id')
          .whereRef('needed.order_id', '=', 'line.order_id')
          .whereRef('needed.line_id', '=', 'line.id')
          .select(['needed.part_id as partId', 'needed.per_unit as perUnit']),
      ).as('parts'),
      jsonArrayFrom(
        eb
          .selectFrom('stock_reservation as reservation')
          .innerJoin('stock_location as location', 'location.id', 'reservation.location_id')
          .whereRef('reservation.organization_id', '=', 'line.organization_id')
          .whereRef('reservation.order_id', '=', 'line.order_id')
          .whereRef('reservation.line_id', '=', 'line.id')
          .select(['reservation.part_id as partId', 'reservation.location_id as locationId', 'reservation.quantity'])
          .orderBy('location.is_default', 'desc')
          .orderBy('location.name'),
      ).as('reservations'),
    ])
    .orderBy('line.position')
    .execute()
  return { ...order, lines: lines.filter(({ parts }) => parts.length > 0) }
}

export const partIdsOf = (lines: readonly StockedLine[]): string[] => [
  ...new Set(lines.flatMap(({ parts }) => parts.map(({ partId }) => partId))),
]
