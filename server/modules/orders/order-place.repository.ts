import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { OrderAddress } from './order'

/** An organization's default address, as it is copied onto an order. */
export async function defaultAddress(db: Database, organizationId: string): Promise<OrderAddress | undefined> {
  return db
    .selectFrom('address')
    .where('organization_id', '=', organizationId)
    .where('is_default', '=', true)
    .select(['recipient', 'line1', 'line2', 'city', 'region', 'postal_code', 'country', 'phone_number'])
    .executeTakeFirst()
}

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
