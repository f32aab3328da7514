import { randomInt } from 'node:crypto'
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
