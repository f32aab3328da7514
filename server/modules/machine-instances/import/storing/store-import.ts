import { findRightsOf } from '../../../../access'
import type { Transaction } from '../../../../db/connection'
import type { Text } from '../../../../domain/text'
import { requireOwner } from '../../instances/require-owner'
import { requireRightsOf } from '../acting-person'
import type { PlannedRow } from '../import-plan'
import { notifyOfMachines } from '../machine-notice'
import { lockImport, type MachineImport, updateImport } from '../undo/machine-import.repository'
import { finishInput, nextInput } from './import-input.repository'
import { ROWS_AT_ONCE, storeRows } from './store-rows'

/** An import that is being stored, locked; undefined where somebody else has ended that meanwhile. */
async function lockStoring(trx: Transaction, importId: string): Promise<MachineImport | undefined> {
  const found = await lockImport(trx, importId)
  return found?.status === 'APPLYING' ? found : undefined
}

/**
 * Stores the next rows of an import, on the rights that whoever imports has now.
 * @returns whether rows may be left
 * @throws DomainError forbidden or not found once they may no longer add machines for the operator
 */
export async function storeNextRows(trx: Transaction, importId: string): Promise<boolean> {
  const storing = await lockStoring(trx, importId)
  if (!storing) return false
  const rows = await nextInput(trx, storing, ROWS_AT_ONCE)
  if (rows.length === 0) return false
  const rights = await requireRightsOf(trx, storing.started_by)
  await requireOwner(trx, rights, storing.organization_id)
  const { started_by: personId, created_at: readAt } = storing
  const stored = await storeRows(trx, { key: storing, rights, personId, rows, readAt })
  await finishInput(trx, storing, stored)
  await updateImport(trx, importId, {
    created: storing.created + countOf(stored, 'created'),
    updated: storing.updated + countOf(stored, 'updated'),
    refused: storing.refused + countOf(stored, 'refused'),
    progress: storing.progress + rows.length,
  })
  return true
}

export const countOf = (plan: readonly PlannedRow[], fate: PlannedRow['fate']): number =>
  plan.filter((row) => row.fate === fate).length

/** Ends an import whose rows are all stored or refused. */
export const finishStoring = (trx: Transaction, importId: string): Promise<void> =>
  end(trx, importId, { status: 'APPLIED' })

/** Ends an import that was interrupted at its last attempt: somebody may continue it. */
export const interruptStoring = (trx: Transaction, importId: string): Promise<void> =>
  end(trx, importId, { status: 'FAILED', failure: interrupted })

/** Ends an import that whoever started it may not continue. */
export const refuseStoring = (trx: Transaction, importId: string, failure: Text): Promise<void> =>
  end(trx, importId, { status: 'FAILED', failure })

const interrupted: Text = {
  en: 'Storing was interrupted. Store the other rows, or undo what is stored.',
  es: 'El guardado se interrumpió. Guarde las demás filas o deshaga lo que está guardado.',
}

type Ending = { status: 'APPLIED' } | { status: 'FAILED'; failure: Text }

async function end(trx: Transaction, importId: string, ending: Ending): Promise<void> {
  const storing = await lockStoring(trx, importId)
  if (!storing) return
  await updateImport(trx, importId, { ...ending, finished_at: new Date() })
  await notifyOfEnd(trx, storing, ending)
}

async function notifyOfEnd(trx: Transaction, stored: MachineImport, ending: Ending): Promise<void> {
  const { started_by: personId, id: importId, organization_id: organizationId, file_name: file } = stored
  if (personId === null) return
  const { created, updated, refused } = stored
  const side = (await findRightsOf(trx, personId))?.organization?.type ?? null
  const failure = ending.status === 'FAILED' ? ending.failure : null
  const counts = { created, updated, refused }
  await notifyOfMachines(trx, { importId, organizationId, personId, side, file, counts, failure })
}
