import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { Maintenance } from '../maintenance'
import { machineKey, type PlannedLine, takenReason } from './import'
import { recordImported } from './imported-readings.repository'
import { addInstances, describeInstances } from './instance.repository'
import { assignModels } from './model.repository'

interface Destination {
  organizationId: string
  dealershipId: string | null
}

/** A line that is stored, with the machine's id. */
type Stored = Extract<PlannedLine, { fate: 'created' | 'updated' }> & { id: string }

/** How many lines are stored at once. */
const chunk = 500

/**
 * Stores what was planned.
 * @returns the plan, in which those are refused that somebody else added meanwhile
 */
export async function applyImport(
  trx: Database,
  maintenance: Maintenance,
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
  const done: PlannedLine[] = []
  for (let start = 0; start < plan.length; start += chunk) {
    const lines = plan.slice(start, start + chunk)
    const ids = await addMachines(trx, destination, lines)
    await store(
      trx,
      maintenance,
      caller,
      lines.flatMap((line) => stored(line, ids)),
    )
    done.push(...lines.map((line) => withFate(line, ids)))
  }
  return done
}

type Ids = ReadonlyMap<string, string>

function stored(line: PlannedLine, ids: Ids): Stored[] {
  if (line.fate === 'updated') return [line]
  const id = line.fate === 'created' && ids.get(keyOf(line))
  return id ? [{ ...line, id }] : []
}

function withFate(line: PlannedLine, ids: Ids): PlannedLine {
  const isTaken = line.fate === 'created' && !ids.has(keyOf(line))
  return isTaken ? { ...line, fate: 'refused', reason: takenReason } : line
}

type NewLine = Extract<PlannedLine, { fate: 'created' }>

const keyOf = ({ machineId, given }: NewLine) => machineKey(machineId, given.serialNumber)

/** @returns the ids of those that were stored, by `machineKey` */
async function addMachines(trx: Database, destination: Destination, lines: readonly PlannedLine[]): Promise<Ids> {
  const machines = lines
    .filter((line) => line.fate === 'created')
    .map(({ machineId, variantId, given }) => ({
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
  return new Map(added.map((row) => [machineKey(row.machine_id, row.serial_number), row.id]))
}

async function store(trx: Database, maintenance: Maintenance, caller: Caller, lines: readonly Stored[]): Promise<void> {
  const ofFate = (fate: Stored['fate']) => lines.filter((line) => line.fate === fate)
  await maintenance.attachSchedules(
    trx,
    ofFate('created').map(({ id }) => id),
  )
  await describeInstances(
    trx,
    ofFate('updated').map(({ id, given: { name, location, inServiceOn } }) => ({ id, name, location, inServiceOn })),
  )
  const readings = lines.flatMap(({ id, reading }) => (reading ? [{ instanceId: id, ...reading }] : []))
  await recordImported(trx, maintenance, readings, caller.userId)
}
