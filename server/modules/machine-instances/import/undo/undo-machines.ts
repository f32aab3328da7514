import { findRightsOf } from '../../../../access'
import type { Transaction } from '../../../../db/connection'
import { countUndone } from '../../../../infrastructure/imports/undone-rows.repository'
import { failedUndo, type ImportUndo } from '../../../../tables/import-undo'
import { unassignModels } from '../../instances/model.repository'
import { voidReadings } from '../../readings/void-reading'
import { requireRightsOf } from '../acting-person'
import { notifyOfUndo } from '../machine-notice'
import { lockImport, type MachineImport, updateImport } from './machine-import.repository'
import {
  keepForeign,
  keepOthers,
  keepRows,
  lockMachines,
  nextLines,
  removeMachines,
  restorableRows,
  restoreMachines,
} from './machine-import-row.repository'

/** A transaction of so many rows takes about a second. */
const ROWS_AT_ONCE = 500

type RunningImport = MachineImport & { undo: ImportUndo; undone_by: string }

/** An import that is being undone, locked; undefined where somebody else has ended that meanwhile. */
async function lockRunning(trx: Transaction, importId: string): Promise<RunningImport | undefined> {
  const found = await lockImport(trx, importId)
  if (found?.undo?.status !== 'RUNNING') return undefined
  if (!found.undone_by) throw new Error(`nobody undoes the import ${importId}`)
  return { ...found, undo: found.undo, undone_by: found.undone_by }
}

/**
 * Takes back what the next rows of an import have stored: machines that it has added are removed unless they are used or
 * changed since; those that it has changed are described as before, and its readings voided, unless they were changed since
 * or later readings need them.
 * @returns whether rows may be left
 * @throws DomainError forbidden once whoever undoes it may no longer do so
 */
export async function undoMachines(trx: Transaction, importId: string): Promise<boolean> {
  const running = await lockRunning(trx, importId)
  if (!running) return false
  const lines = await nextLines(trx, running, ROWS_AT_ONCE)
  if (lines.length === 0) return false
  const rows = { key: running, lines }
  const rights = await requireRightsOf(trx, running.undone_by)
  await lockMachines(trx, rows)
  await keepForeign(trx, rows, rights)
  await removeMachines(trx, rows)
  await restoreRows(trx, running, lines)
  await keepOthers(trx, rows)
  await updateImport(trx, importId, { undo: { status: 'RUNNING', ...(await outcomesOf(trx, running)) } })
  return true
}

/** Ends an undo whose rows are all taken back, with the models that were assigned for them. */
export async function finishUndo(trx: Transaction, importId: string): Promise<void> {
  const running = await lockRunning(trx, importId)
  if (!running) return
  await unassignModels(trx, running.assigned_ids)
  await end(trx, running, { status: 'DONE', ...(await outcomesOf(trx, running)) })
}

/** Ends an undo that was interrupted at its last attempt: somebody may start it again. */
export async function failUndo(trx: Transaction, importId: string): Promise<void> {
  const running = await lockImport(trx, importId)
  if (running?.undo?.status === 'RUNNING') await end(trx, running, failedUndo(running.undo))
}

async function end(trx: Transaction, ended: MachineImport, undo: ImportUndo): Promise<void> {
  const { id: importId, organization_id: organizationId, file_name: file, undone_by: personId } = ended
  await updateImport(trx, importId, { undo })
  if (!personId) return
  const side = (await findRightsOf(trx, personId))?.organization?.type ?? null
  await notifyOfUndo(trx, { importId, organizationId, personId, side, file, undo })
}

/** A reading that is not voided has its row stay as it is. */
async function restoreRows(trx: Transaction, key: RunningImport, lines: readonly number[]): Promise<void> {
  const restorable = await restorableRows(trx, { key, lines })
  const readings = restorable.flatMap(({ readingId, instanceId }) => (readingId ? [{ id: readingId, instanceId }] : []))
  const refusals = await voidReadings(trx, readings, { reason: key.file_name, personId: key.undone_by })
  const kept = restorable.flatMap(({ line, readingId }) => {
    const refusal = readingId ? refusals.get(readingId) : undefined
    return refusal ? [{ line, reason: refusal.text }] : []
  })
  await keepRows(trx, key, kept)
  const keptLines = new Set(kept.map(({ line }) => line))
  const restored = restorable.flatMap(({ line }) => (keptLines.has(line) ? [] : [line]))
  await restoreMachines(trx, { key, lines: restored })
}

const outcomesOf = (trx: Transaction, { id, organization_id: organizationId }: MachineImport) =>
  countUndone(trx, 'machine_import_row', { id, organizationId })
