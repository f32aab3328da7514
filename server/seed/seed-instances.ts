import type { Database, Transaction } from '../db/connection'
import { addInstance, recordReading } from '../modules/machine-instances'
import type { DemonstrationInstance, DemonstrationOperator } from './demonstration'
import { demonstrationReadings, inServiceOn } from './demonstration-readings'

interface Catalogue {
  /** By model. */
  machineIds: ReadonlyMap<string, string>
  dealershipId: string
}

/**
 * Creates the operators' machines with readings of the last months, by the rules that every reading goes through. Call
 * it before the schedules are attached, which evaluates the due items.
 */
export async function seedInstances(
  trx: Transaction,
  operators: readonly DemonstrationOperator[],
  { machineIds, dealershipId }: Catalogue,
): Promise<void> {
  const now = new Date()
  for (const { name, instances, timeZone } of operators) {
    const operator = await operatorNamed(trx, name)
    for (const instance of instances) {
      const machineId = machineIds.get(instance.model)
      const instanceId =
        machineId &&
        (await addInstance(trx, {
          organizationId: operator.id,
          dealershipId,
          machineId,
          variantId: await variantNamed(trx, machineId, instance),
          serialNumber: instance.serialNumber,
          name: instance.name,
          location: instance.location,
          inServiceOn: inServiceOn(instance, timeZone, now),
        }))
      if (!instanceId) throw new Error(`the demonstration cannot have the machine ${instance.serialNumber}`)
      for (const reading of demonstrationReadings(instance, timeZone, now)) {
        const { personId } = operator
        await recordReading(trx, { instanceId, ...reading, source: 'person', personId })
      }
    }
  }
}

/** An operator and the person who reads its meters: its Machine Operator, if any. */
async function operatorNamed(trx: Database, name: string): Promise<{ id: string; personId: string | undefined }> {
  const { id } = await trx.selectFrom('organization').where('name', '=', name).select('id').executeTakeFirstOrThrow()
  const people = await trx.selectFrom('person').where('organization_id', '=', id).select(['id', 'groups']).execute()
  return { id, personId: people.find(({ groups }) => groups.includes('Machine Operator'))?.id }
}

async function variantNamed(trx: Database, machineId: string, { variant }: DemonstrationInstance): Promise<string> {
  const { id } = await trx
    .selectFrom('machine_variant')
    .where('machine_id', '=', machineId)
    .where('name', '=', variant)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
