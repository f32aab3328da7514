import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'

interface Moments {
  from: Date | undefined
  until: Date | undefined
}

interface LastOrder {
  lastAt: Date
  /** Whether any was placed between the two moments. */
  isWithin: boolean
}

/** When each customer ordered last, by its id; orders that failed, expired or were cancelled are none. */
export async function findLastOrders(
  db: Database,
  caller: Caller,
  { from, until }: Moments,
): Promise<ReadonlyMap<string, LastOrder>> {
  const isWithin = sql<boolean>`bool_or(customer_order.created_at >= ${from ?? '-infinity'}::timestamptz
    and customer_order.created_at < ${until ?? 'infinity'}::timestamptz)`
  const rows = await db
    .selectFrom('customer_order')
    .where(seesOrder(caller))
    .where('customer_order.status', 'in', ['AWAITING_PAYMENT', 'PAID', 'PROCESSING', 'COMPLETED'])
    .groupBy('customer_order.operator_id')
    .select(['customer_order.operator_id as id', isWithin.as('isWithin')])
    .select(sql<Date>`max(customer_order.created_at)`.as('lastAt'))
    .execute()
  return new Map(rows.map(({ id, ...last }) => [id, last]))
}
