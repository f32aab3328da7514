import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { matches, type OrderFilter } from '../order-list.repository'

/** What the orders for one machine or customer come to. */
export interface SpentGroup {
  id: string
  name: string
  currency: string
  count: number
  sum: number
}

const groups = {
  machine: {
    id: sql<string>`machine_instance.id`,
    name: sql<string>`coalesce(nullif(machine_instance.name, ''), machine_instance.serial_number)`,
  },
  customer: { id: sql<string>`operator.id`, name: sql<string>`operator.name` },
}

/** The sums of orders by machine or by customer, the largest first; orders for no machine are in none. */
export const findSpentGroups = (
  db: Database,
  caller: Caller,
  filter: Omit<OrderFilter, 'search'>,
  by: keyof typeof groups,
): Promise<SpentGroup[]> =>
  db
    .selectFrom('customer_order')
    .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
    .leftJoin('machine_instance', 'machine_instance.id', 'customer_order.instance_id')
    .where(seesOrder(caller))
    .where(matches(filter))
    .where(sql<boolean>`${groups[by].id} is not null`)
    .groupBy([groups[by].id, groups[by].name, 'customer_order.currency'])
    .select(['customer_order.currency', groups[by].id.as('id'), groups[by].name.as('name')])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('customer_order.total_amount').$castTo<number>().as('sum'),
    ])
    .execute()
    // A sum of large numbers arrives as text.
    .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count), sum: Number(row.sum) })))
