import type { Rights } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { attachSchedules } from '../../maintenance'
import { takenReason } from '../instances/instance'
import { addInstances, describeInstances } from '../instances/instance.repository'
import { assignModels } from '../instances/model.repository'
import { recordLatestReadings } from '../readings/record-reading'
import { lockChosenService } from '../service/lock-chosen-service'
import { machineKey, type PlannedRow } from './import-plan'
import { addAssignments, type MachineImport } from './undo/machine-import.repository'
import { recordStored, rememberMachines } from './undo/machine-import-row.repository'

export interface StoreMachines {
  /** Which notes what the rows store: whose machines they are, and the dealership that serves the new ones. */
  key: Pick<MachineImport, 'organization_id' | 'id' | 'dealership_id'>
  rights: Rights
  personId: string | null
  /** When a reading was taken of which a row does not say it; by default now. */
  readAt?: Date
  plan: readonly PlannedRow[]
}

/** A row that is stored, with the machine's id. */
type StoredRow = Extract<PlannedRow, { fate: 'created' | 'updated' }> & { id: string }

/**
 * Stores what was planned of some rows.
 * @returns the plan, in which those are refused that somebody else added meanwhile
 * @throws DomainError forbidden where the dealership no longer serves the operator
 */
export async function storeMachines(trx: Transaction, request: StoreMachines): Promise<PlannedRow[]> {
  const { key, rights, plan } = request
  const { organization_id: organizationId, dealership_id: dealershipId } = key
  await lockChosenService(trx, { organizationId, dealershipId })
  const created = plan.filter((planned) => planned.fate === 'created')
  const machineIds = [...new Set(created.map(({ machineId }) => machineId))]
  // An operator does not assign to itself what a dealership has not assigned to it.
  if (dealershipId && rights.organization?.type !== 'OPERATOR') {
    const assigned = await assignModels(trx, { operatorId: organizationId, dealershipId, machineIds })
    await addAssignments(trx, key.id, assigned)
  }
  const ids = await addMachines(trx, { organizationId, dealershipId }, plan)
  const stored = plan.flatMap((row) => storedRow(row, ids))
  await rememberMachines(trx, key, stored)
  const readings = await storeStored(trx, request, stored)
  await recordStored(trx, { key, lines: stored.map(({ line }) => line) }, readings)
  return plan.map((row) => withFate(row, ids))
}

/** The ids of those that were added, by `machineKey`. */
type Ids = ReadonlyMap<string, string>

function storedRow(planned: PlannedRow, ids: Ids): StoredRow[] {
  if (planned.fate === 'updated') return [planned]
  const id = planned.fate === 'created' && ids.get(keyOf(planned))
  return id ? [{ ...planned, id }] : []
}

function withFate(planned: PlannedRow, ids: Ids): PlannedRow {
  const isTaken = planned.fate === 'created' && !ids.has(keyOf(planned))
  return isTaken ? { ...planned, fate: 'refused', reason: takenReason, wrong: 'serial_number' } : planned
}

const keyOf = ({ machineId, row }: Extract<PlannedRow, { fate: 'created' }>) => machineKey(machineId, row.serialNumber)

async function addMachines(
  trx: Transaction,
  owner: { organizationId: string; dealershipId: string | null },
  rows: readonly PlannedRow[],
): Promise<Ids> {
  const machines = rows
    .filter((planned) => planned.fate === 'created')
    .map(({ machineId, variantId, row: { serialNumber, name, location, unit, inServiceOn } }) => ({
      ...{ ...owner, machineId, variantId },
      ...{ serialNumber, name, location, unit, inServiceOn },
    }))
  const added = await addInstances(trx, machines)
  return new Map(added.map((instance) => [machineKey(instance.machine_id, instance.serial_number), instance.id]))
}

async function storeStored(trx: Transaction, { personId, readAt }: StoreMachines, rows: readonly StoredRow[]) {
  const ofFate = (fate: StoredRow['fate']) => rows.filter((stored) => stored.fate === fate)
  await attachSchedules(
    trx,
    ofFate('created').map(({ id }) => id),
  )
  await describeInstances(
    trx,
    ofFate('updated').map(({ id, row: { name, location, inServiceOn } }) => ({ id, name, location, inServiceOn })),
  )
  const source = { source: 'import', personId: personId ?? undefined } as const
  const readings = rows.flatMap(({ id, reading }) => {
    const takenAt = reading?.takenAt ?? readAt
    return reading ? [{ instanceId: id, value: reading.value, takenAt, ...source }] : []
  })
  return recordLatestReadings(trx, readings)
}
