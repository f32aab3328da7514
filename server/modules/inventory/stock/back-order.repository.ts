import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'

/** Statuses in which an order claims stock (behaviour, section 6). */
export const claimsStock = ['PAID', 'PROCESSING'] as const

/** The order of a dealership that was placed first of those for which a line waits that can be filled now. */
export async function findFillableOrder(
  db: Database,
  dealershipId: string,
  except: readonly string[],
): Promise<string | undefined> {
  const found = await db
    .selectFrom('customer_order as placed')
    .where('placed.organization_id', '=', dealershipId)
    .where('placed.status', 'in', claimsStock)
    .where(sql<boolean>`placed.id <> all(${except}::uuid[])`)
    .where(
      sql<boolean>`exists (
        select from order_line line
        where line.organization_id = placed.organization_id and line.order_id = placed.id
          and line.reserved + line.shipped + line.cancelled < line.quantity
          and (
            select bool_and(needed.per_unit <= (
              select coalesce(sum(level.on_hand - level.reserved), 0) from stock_level level
              where level.organization_id = needed.organization_id and level.part_id = needed.part_id))
            from order_line_part needed
            where needed.organization_id = line.organization_id and needed.order_id = line.order_id
              and needed.line_id = line.id))`,
    )
    .orderBy('placed.placed_at')
    .orderBy('placed.number')
    .limit(1)
    .select('placed.id')
    .executeTakeFirst()
  return found?.id
}

/** Locks an order. @returns whether it claims stock */
export async function isWaiting(trx: Transaction, orderId: string): Promise<boolean> {
  const order = await trx
    .selectFrom('customer_order')
    .where('id', '=', orderId)
    .select('status')
    .forUpdate()
    .executeTakeFirst()
  return claimsStock.some((status) => status === order?.status)
}
