import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import type { TimeZone } from '../../../domain/time-zone'
import type { Asker } from '../../../record-tools/record-tool'
import { matches, type OrderFilter } from '../order-list.repository'

/** What the orders for one machine or customer come to. */
export interface SpentGroup {
  id: string
  name: string
  currency: string
  count: number
  sum: number
}

const groups = (timeZone: TimeZone) => ({
  machine: {
    id: sql<string>`machine_instance.id`,
    name: sql<string>`coalesce(nullif(machine_instance.name, ''), machine_instance.serial_number)`,
  },
  customer: { id: sql<string>`operator.id`, name: sql<string>`operator.name` },
  month: {
    id: sql<string>`to_char(customer_order.created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`,
    name: sql<string>`to_char(customer_order.created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`,
  },
})

/** The sums of orders by machine, by customer or by the asker's months; orders for no machine are in none. */
export function findSpentGroups(
  db: Database,
  { caller, timeZone }: Pick<Asker, 'caller' | 'timeZone'>,
  filter: Omit<OrderFilter, 'search'>,
  by: keyof ReturnType<typeof groups>,
): Promise<SpentGroup[]> {
  const { id, name } = groups(timeZone)[by]
  return (
    db
      .selectFrom('customer_order')
      .innerJoin('organization as operator', 'operator.id', 'customer_order.operator_id')
      .leftJoin('machine_instance', 'machine_instance.id', 'customer_order.instance_id')
      .where(seesOrder(caller))
      .where(matches(filter))
      .where(sql<boolean>`${id} is not null`)
      .groupBy([id, name, 'customer_order.currency'])
      .select(['customer_order.currency', id.as('id'), name.as('name')])
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('customer_order.total_amount').$castTo<number>().as('sum'),
      ])
      .execute()
      // A sum of large numbers arrives as text.
      .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count), sum: Number(row.sum) })))
  )
}
