import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'

/** Adds a location to a dealership. @returns its id */
export async function addLocation(db: Database, dealershipId: string, name: string, is_default = false) {
  const { id } = await db
    .insertInto('stock_location')
    .values({ organization_id: dealershipId, name, is_default })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface StockedOrder {
  dealershipId: string
  operatorId: string
  /** What one of each line takes from the stock. */
  lines: readonly { quantity: number; parts: readonly { partId: string; perUnit: number }[] }[]
  placedAt?: Date
}

/** Inserts an order that is being processed, with nothing reserved yet. */
export async function addProcessedOrder(db: Database, order: StockedOrder): Promise<{ id: string; lineIds: string[] }> {
  const organization_id = order.dealershipId
  const { id } = await db
    .insertInto('customer_order')
    .values({
      organization_id,
      operator_id: order.operatorId,
      number: randomInt(2000, 2_000_000_000),
      status: 'PROCESSING',
      currency: 'USD',
      placed_at: order.placedAt ?? new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lineIds: string[] = []
  for (const [index, { quantity, parts }] of order.lines.entries()) {
    const line = await db
      .insertInto('order_line')
      .values({ organization_id, order_id: id, position: index + 1, description: 'x', quantity, unit_amount: 100 })
      .returning('id')
      .executeTakeFirstOrThrow()
    lineIds.push(line.id)
    const needed = parts.map(({ partId, perUnit }) => ({
      ...{ organization_id, order_id: id, line_id: line.id, part_id: partId, per_unit: perUnit },
    }))
    await db.insertInto('order_line_part').values(needed).execute()
  }
  return { id, lineIds }
}

/** Levels that differ from the sum of their movements or from what is reserved, and lines whose reservation differs. */
export async function stockDisagreements(db: Database): Promise<unknown[]> {
  const levels = await sql`
    select level.*, moved.on_hand as moved, promised.quantity as promised
    from stock_level level,
      lateral (
        select coalesce(sum(on_hand_change), 0) as on_hand, coalesce(sum(reserved_change), 0) as reserved
        from stock_movement m where m.part_id = level.part_id and m.location_id = level.location_id) moved,
      lateral (
        select coalesce(sum(quantity), 0) as quantity from stock_reservation r
        where r.part_id = level.part_id and r.location_id = level.location_id) promised
    where (level.on_hand, level.reserved, level.reserved) is distinct from
      (moved.on_hand, moved.reserved, promised.quantity)`.execute(db)
  const lines = await sql`
    select line.id from order_line line join order_line_part needed on needed.line_id = line.id
    where line.reserved * needed.per_unit <> (
      select coalesce(sum(quantity), 0) from stock_reservation r
      where r.line_id = line.id and r.part_id = needed.part_id)`.execute(db)
  return [...levels.rows, ...lines.rows]
}
