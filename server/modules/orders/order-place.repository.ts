import { sql } from 'kysely'
import type { Database } from '../../db/connection'

/** Whether a machine belongs to an operator. */
export async function isMachineOf(db: Database, instanceId: string, operatorId: string): Promise<boolean> {
  const found = await db
    .selectFrom('machine_instance')
    .where('organization_id', '=', operatorId)
    .where('id', '=', instanceId)
    .select(sql`1`.as('found'))
    .executeTakeFirst()
  return found !== undefined
}
