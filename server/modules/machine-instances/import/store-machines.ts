import type { Caller } from '../../../access/caller'
import type { Transaction } from '../../../db/connection'
import { attachSchedules } from '../../maintenance'
import { takenReason } from '../instances/instance'
import { addInstances, describeInstances } from '../instances/instance.repository'
import { assignModels } from '../instances/model.repository'
import { recordLatestReadings } from '../readings/record-reading'
import { lockChosenService } from '../service/lock-chosen-service'
import { machineKey, type PlannedRow } from './import-plan'
import { updateImport } from './undo/machine-import.repository'
import { recordStored, rememberMachines } from './undo/machine-import-row.repository'

export interface StoreMachines {
  /** The operator, and the dealership that serves the new machines. */
  organizationId: string
  dealershipId: string | null
  caller: Caller
  plan: readonly PlannedRow[]
  signal: AbortSignal
  /** Which notes what the rows store. */
  key: Parameters<typeof rememberMachines>[1]
}

/** A row that is stored, with the machine's id. */
type StoredRow = Extract<PlannedRow, { fate: 'created' | 'updated' }> & { id: string }

const ROWS_AT_ONCE = 500

/**
 * Stores what was planned.
 * @returns the plan, in which those are refused that somebody else added meanwhile
 * @throws the signal's reason
 */
export async function storeMachines(
  trx: Transaction,
  { organizationId, dealershipId, caller, plan, signal, key }: StoreMachines,
): Promise<PlannedRow[]> {
  await lockChosenService(trx, { organizationId, dealershipId })
  const created = plan.filter((planned) => planned.fate === 'created')
  const machineIds = [...new Set(created.map(({ machineId }) => machineId))]
  // An operator does not assign to itself what a dealership has not assigned to it.
  if (dealershipId && caller.organization?.type !== 'OPERATOR') {
    const assigned = await assignModels(trx, { operatorId: organizationId, dealershipId, machineIds })
    await updateImport(trx, key.id, { assigned_ids: assigned })
  }
  const done: PlannedRow[] = []
  for (let start = 0; start < plan.length; start += ROWS_AT_ONCE) {
    signal.throwIfAborted()
    const rows = plan.slice(start, start + ROWS_AT_ONCE)
    const ids = await addMachines(trx, { organizationId, dealershipId }, rows)
    const stored = rows.flatMap((row) => storedRow(row, ids))
    await rememberMachines(trx, key, stored)
    const readings = await storeRows(trx, caller, stored)
    const lines = stored.map(({ line }) => line)
    await recordStored(trx, { key, lines }, readings)
    done.push(...rows.map((row) => withFate(row, ids)))
  }
  return done
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
  owner: Pick<StoreMachines, 'organizationId' | 'dealershipId'>,
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

async function storeRows(trx: Transaction, caller: Caller, rows: readonly StoredRow[]) {
  const ofFate = (fate: StoredRow['fate']) => rows.filter((stored) => stored.fate === fate)
  await attachSchedules(
    trx,
    ofFate('created').map(({ id }) => id),
  )
  await describeInstances(
    trx,
    ofFate('updated').map(({ id, row: { name, location, inServiceOn } }) => ({ id, name, location, inServiceOn })),
  )
  const source = { source: 'import', personId: caller.userId } as const
  const readings = rows.flatMap(({ id, reading }) => (reading ? [{ instanceId: id, ...reading, ...source }] : []))
  return recordLatestReadings(trx, readings)
}
