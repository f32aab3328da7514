import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Maintenance } from '../maintenance'
import { machineKey, type PlannedLine, takenReason } from './import'
import { addInstances, changeInstance } from './instance.repository'
import { assignModels } from './model.repository'
import type { RecordReading } from './reading-recorder.repository'

interface Dependencies {
  maintenance: Maintenance
  recordReading: RecordReading
}

interface Destination {
  organizationId: string
  dealershipId: string | null
}

/** How many machines are stored at once. */
const chunk = 500

/**
 * Stores what was planned.
 * @returns the plan, in which those are refused that somebody else added meanwhile
 */
export async function applyImport(
  trx: Database,
  { maintenance, recordReading }: Dependencies,
  caller: Caller,
  destination: Destination,
  plan: readonly PlannedLine[],
): Promise<PlannedLine[]> {
  const created = plan.filter((planned) => planned.fate === 'created')
  const { organizationId, dealershipId } = destination
  const machineIds = [...new Set(created.map(({ machineId }) => machineId))]
  // An operator does not give itself what a dealership has not assigned to it.
  if (dealershipId && caller.organization?.type !== 'OPERATOR') {
    await assignModels(trx, { operatorId: organizationId, dealershipId, machineIds })
  }
  const ids = new Map<string, string>()
  for (let start = 0; start < created.length; start += chunk) {
    const machines = created.slice(start, start + chunk).map(({ machineId, variantId, given }) => ({
      ...destination,
      machineId,
      variantId,
      serialNumber: given.serialNumber,
      name: given.name,
      location: given.location,
      unit: given.unit,
      inServiceOn: given.inServiceOn,
    }))
    const added = await addInstances(trx, machines)
    for (const row of added) ids.set(machineKey(row.machine_id, row.serial_number), row.id)
  }

  const stored: PlannedLine[] = []
  for (const planned of plan) {
    const id = idOf(planned)
    stored.push(planned.fate === 'created' && !id ? { ...planned, fate: 'refused', reason: takenReason } : planned)
    if (!id || !('given' in planned)) continue
    if (planned.fate === 'created') await maintenance.begin(trx, id)
    else await changeInstance(trx, id, planned.given)
    if (planned.reading) await record(id, planned.reading)
  }
  return stored

  function idOf(planned: PlannedLine): string | undefined {
    if (planned.fate === 'updated') return planned.id
    if (planned.fate === 'created') return ids.get(machineKey(planned.machineId, planned.given.serialNumber))
    return undefined
  }

  async function record(instanceId: string, reading: { value: number; takenAt: Date | undefined }): Promise<void> {
    const recorded = await recordReading(trx, { instanceId, ...reading, source: 'import', personId: caller.userId })
    // The plan judged it by the same rules while the machine was held.
    if (recorded.outcome === 'refused') throw new Error(`a planned reading was refused: ${recorded.refusal.outcome}`)
  }
}
