import { sql } from 'kysely'
import { modelNameFor } from '../../../access'
import type { Database } from '../../../db/connection'

/** What the page behind a machine's label shows of it: nothing that is not on the machine itself, but who serves it. */
export const findPortalMachine = (db: Database, instanceId: string) =>
  db
    .selectFrom('machine_instance')
    .innerJoin('machine', 'machine.id', 'machine_instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('organization as owner', 'owner.id', 'machine_instance.organization_id')
    .leftJoin('organization as server', 'server.id', 'machine_instance.dealership_id')
    .where('machine_instance.id', '=', instanceId)
    .select(['machine_instance.name', 'machine_instance.serial_number', 'machine_instance.unit'])
    .select(['owner.name as organization', 'server.id as dealershipId', 'server.name as dealership'])
    .select(['server.phone_number as dealershipPhone', 'server.logo_key as dealershipLogoKey'])
    .select(['machine_instance.last_value as lastValue', 'machine_instance.last_read_at as lastReadAt'])
    .select(({ ref }) =>
      sql<string>`${ref('brand.name')} || ' ' || ${modelNameFor({
        dealership: ref('machine_instance.dealership_id'),
        owner: ref('machine_instance.organization_id'),
      })}`.as('machine'),
    )
    .executeTakeFirst()
