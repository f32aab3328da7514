import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { modelNameFor } from '../../access'
import { caseFolded } from '../../db/case-folded'
import type { Database } from '../../db/connection'

export interface Customer {
  id: string
  name: string
  phone_number: string
  /** Who assigned the machine. */
  dealerships: { id: string; name: string }[]
}

const MAX_LISTED = 1000

/** Lists the operators that have a model, by name; brand and model are compared without regard to case (behaviour, section 1). */
export async function findCustomers(
  db: Database,
  { brand, model }: { brand: string; model: string },
): Promise<{ items: Customer[]; total: number }> {
  // The model's name is the one used by the dealership that assigned it.
  const assigned = db
    .selectFrom('operator_machine as assigned')
    .innerJoin('machine', 'machine.id', 'assigned.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .where('assigned.removed_at', 'is', null)
    .where(({ ref }) => caseFolded(ref('brand.name')), '=', caseFolded(brand.trim()))
    .where(
      ({ ref }) =>
        caseFolded(modelNameFor({ dealership: ref('assigned.dealership_id'), owner: ref('assigned.organization_id') })),
      '=',
      caseFolded(model.trim()),
    )
  const operators = db.selectFrom('organization').where('id', 'in', assigned.select('assigned.organization_id'))
  const [items, { total }] = await Promise.all([
    operators
      .select(['id', 'name', 'phone_number'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('organization as dealership')
            .where(
              'dealership.id',
              'in',
              assigned
                .whereRef('assigned.organization_id', '=', sql.ref('organization.id'))
                .select('assigned.dealership_id'),
            )
            .select(['dealership.id', 'dealership.name'])
            .orderBy('dealership.name'),
        ).as('dealerships'),
      )
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute(),
    operators.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}
