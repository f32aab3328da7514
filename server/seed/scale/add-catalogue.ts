import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { writeSchedule } from '../../modules/maintenance'
import { seedMachines } from '../seed-machines'
import type { ScaleOrganizations } from './add-organizations'
import { scaleBrand, scaleModels, scaleTasks } from './scale'

/**
 * Creates the models with their schedules and assigns them to all operators.
 * @returns the models' ids, in the order of `scaleModels`
 */
export async function addCatalogue(trx: Database, { dealershipId }: ScaleOrganizations): Promise<string[]> {
  const models = scaleModels.map((one) => ({ ...one, brand: scaleBrand, variants: [] }))
  const machineIds = [...(await seedMachines(trx, models, [], dealershipId)).values()]
  for (const machineId of machineIds) await writeSchedule(trx, { dealershipId, machineId }, scaleTasks)
  await sql`
    insert into operator_machine (organization_id, dealership_id, machine_id)
    select link.operator_id, link.dealership_id, kept.machine_id
    from service as link join organization_machine as kept on kept.organization_id = link.dealership_id
    where link.dealership_id = ${dealershipId}`.execute(trx)
  return machineIds
}
