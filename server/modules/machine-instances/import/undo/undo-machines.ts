import type { Caller } from '../../../../access/caller'
import type { Transaction } from '../../../../db/connection'
import { DomainError } from '../../../../domain/domain-error'
import type { Text } from '../../../../domain/text'
import { countUndone } from '../../../../infrastructure/imports/undone-rows.repository'
import { voidReading } from '../../readings/void-reading'
import { type MachineImport, updateImport } from './machine-import.repository'
import {
  keepForeign,
  keepOthers,
  keepRow,
  lockMachines,
  removeMachines,
  restorableRows,
  restoreMachines,
} from './machine-import-row.repository'

interface UndoMachines {
  caller: Caller
  signal: AbortSignal
}

/**
 * Takes back what an import has stored, in one transaction: machines that it has added are removed unless they are used or
 * changed since; those that it has changed are described as before, and its readings voided, unless they were changed since
 * or later readings need them.
 * @throws the signal's reason
 */
export async function undoMachines(
  trx: Transaction,
  stored: MachineImport,
  { caller, signal }: UndoMachines,
): Promise<void> {
  await lockMachines(trx, stored)
  await keepForeign(trx, stored, caller)
  await removeMachines(trx, stored)
  const restored: number[] = []
  for (const { line, instanceId, readingId } of await restorableRows(trx, stored)) {
    signal.throwIfAborted()
    const refusal = readingId
      ? await whyReadingStays(() =>
          voidReading(trx, {
            reading: { id: readingId, instanceId },
            reason: stored.file_name,
            personId: caller.userId,
          }),
        )
      : undefined
    if (refusal) await keepRow(trx, stored, line, refusal)
    else restored.push(line)
  }
  await restoreMachines(trx, stored, restored)
  await keepOthers(trx, stored)
  const { id, organization_id: organizationId } = stored
  const outcomes = await countUndone(trx, 'machine_import_row', { id, organizationId })
  await updateImport(trx, id, { undo: { status: 'DONE', ...outcomes } })
}

/** A refused reading has stored nothing. */
async function whyReadingStays(voidIt: () => Promise<unknown>): Promise<Text | undefined> {
  try {
    await voidIt()
    return undefined
  } catch (error) {
    if (error instanceof DomainError) return error.text
    throw error
  }
}
