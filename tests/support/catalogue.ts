import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'

/** Adds a model to a dealership's catalogue, described as the platform does. */
export async function addToCatalogue(db: Database, dealershipId: string, machineId: string): Promise<void> {
  await sql`
    insert into organization_machine (organization_id, machine_id, brand_id, type_id, model)
    select ${dealershipId}, id, brand_id, type_id, model from machine where id = ${machineId}`.execute(db)
}
