import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { ScaleOrganizations } from './add-organizations'
import type { Scale } from './scale'

/**
 * Creates the machines, half of them for the largest operator, and the temporary table `scale_machine` from which their
 * readings are generated: first reading and hours per day, both in tenths, and the days between two readings.
 */
export async function addInstances(
  trx: Database,
  { instances }: Pick<Scale, 'instances'>,
  { dealershipId, largestOperatorId, otherOperatorIds }: ScaleOrganizations,
  machineIds: readonly string[],
): Promise<void> {
  await sql`
    create temporary table scale_machine on commit drop as
    select gen_random_uuid() as id, number,
      case when number % 2 = 0 then ${largestOperatorId}::uuid
        else (${otherOperatorIds}::uuid[])[1 + number / 2 % ${otherOperatorIds.length}] end as organization_id,
      number * 7919 % 100000 as began_with,
      10 + number % 97 as runs_a_day,
      1 + number % 7 as days_between
    from generate_series(1, ${instances}::int) as number`.execute(trx)
  await sql`
    insert into machine_instance (organization_id, id, machine_id, dealership_id, serial_number, serial_key, name, location,
      in_service_on, retired_at, created_at)
    select organization_id, id, (${machineIds}::uuid[])[1 + number / 2 % ${machineIds.length}], ${dealershipId},
      'BR-' || lpad(number::text, 7, '0'), 'BR' || lpad(number::text, 7, '0'), 'Unit ' || number,
      (array['North face', 'South face', 'Crusher', 'Yard', 'Haul road', 'Quay'])[1 + number / 20 % 6],
      current_date - 400 - number % 2000,
      case when number % 53 = 0 then now() end,
      now() - interval '10 minutes' * (${instances}::int - number)
    from scale_machine order by number`.execute(trx)
}
