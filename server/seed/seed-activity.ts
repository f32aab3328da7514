import { sql } from 'kysely'
import type { Database } from '../db/connection'

/** Adds the assignment of the operators' machines to their recent activity. */
export async function seedActivity(trx: Database): Promise<void> {
  await trx
    .insertInto('activity')
    .columns(['organization_id', 'type', 'event', 'title', 'link'])
    .expression((eb) =>
      eb
        .selectFrom('operator_machine')
        .innerJoin('machine', 'machine.id', 'operator_machine.machine_id')
        .innerJoin('brand', 'brand.id', 'machine.brand_id')
        .select([
          'operator_machine.organization_id',
          sql.lit<'machine'>('machine').as('type'),
          sql.lit('machine_assigned').as('event'),
          sql<string>`brand.name || ' ' || machine.model`.as('title'),
          sql<string>`'/machines/' || machine.id`.as('link'),
        ]),
    )
    .execute()
}
