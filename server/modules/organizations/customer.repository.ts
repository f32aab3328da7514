import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/connection'

export interface Customer {
  id: string
  name: string
  phone_number: string
  /** Who assigned the machine. */
  dealerships: { id: string; name: string }[]
}

const most = 1000

/** The operators that have a model, however its brand and name are typed, by name (behaviour, section 1). */
export async function findCustomers(
  db: Database,
  { brand, model }: { brand: string; model: string },
): Promise<{ items: Customer[]; total: number }> {
  const machine = db
    .selectFrom('machine')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .where(sql`lower(brand.name)`, '=', brand.trim().toLowerCase())
    .where(sql`lower(machine.model)`, '=', model.trim().toLowerCase())
    .select('machine.id')
  const operators = db
    .selectFrom('organization')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('operator_machine')
        .where('machine_id', 'in', machine)
        .where('removed_at', 'is', null)
        .select('organization_id'),
    )
  const [items, { total }] = await Promise.all([
    operators
      .select(['id', 'name', 'phone_number'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('organization as dealership')
            .where('dealership.id', 'in', (of) =>
              of
                .selectFrom('operator_machine as assigned')
                .whereRef('assigned.organization_id', '=', 'organization.id')
                .where('assigned.machine_id', 'in', machine)
                .where('assigned.removed_at', 'is', null)
                .select('assigned.dealership_id'),
            )
            .select(['dealership.id', 'dealership.name'])
            .orderBy('dealership.name'),
        ).as('dealerships'),
      )
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(most)
      .execute(),
    operators.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}
