import type { Caller } from '../../../../access/caller'
import type { Transaction } from '../../../../db/connection'
import type { PlannedRow } from '../import-plan'
import { notifyOfMachines } from '../machine-notice'
import type { ParsedRow } from '../parse-table'
import { insertImport, type MachineImport, updateImport } from '../undo/machine-import.repository'
import { insertInput, MAX_REFUSED } from './import-input.repository'
import { countOf } from './store-import'
import { enqueueStoring } from './store-machine-import.job'
import { ROWS_AT_ONCE, storeRows } from './store-rows'

interface BeginStoring {
  caller: Caller
  organizationId: string
  dealershipId: string | null
  fileName: string
  rows: readonly ParsedRow[]
  /** What becomes of them. */
  plan: readonly PlannedRow[]
}

interface BegunImport {
  plan: readonly PlannedRow[]
  importId: string
  isStored: boolean
}

/**
 * Stores the good rows of a table: at once where they fit into one step, which people wait for, otherwise by a job.
 * @throws DomainError forbidden where the dealership no longer serves the operator
 */
export async function beginStoring(trx: Transaction, request: BeginStoring): Promise<BegunImport> {
  const { caller, organizationId, dealershipId, fileName, plan } = request
  const toStore = new Set(plan.flatMap(({ fate, line }) => (fate === 'created' || fate === 'updated' ? [line] : [])))
  const rows = request.rows.filter(({ line }) => toStore.has(line))
  const isStored = rows.length <= ROWS_AT_ONCE
  const begun = await insertImport(trx, {
    ...{ organizationId, importedBy: caller.organization?.id ?? null, fileName },
    ...{ startedBy: caller.userId, dealershipId, status: isStored ? 'APPLIED' : 'APPLYING' },
    ...{ total: rows.length, refused: countOf(plan, 'refused') },
  })
  const outcome = isStored ? await storeNow(trx, request, begun, rows) : plan
  await insertInput(trx, begun, refusedOf(outcome))
  if (!isStored) {
    await insertInput(trx, begun, rows.flatMap(toInput))
    await enqueueStoring(trx, begun)
  }
  return { plan: outcome, importId: begun.id, isStored }
}

const refusedOf = (plan: readonly PlannedRow[]) =>
  plan
    .flatMap((row) => (row.fate === 'refused' ? [row] : []))
    .slice(0, MAX_REFUSED)
    .map(({ line, serialNumber, reason }) => ({ line, serialNumber, reason }))

const toInput = ({ line, serialNumber, parsed }: ParsedRow) =>
  'reason' in parsed ? [] : [{ line, serialNumber, machine: parsed }]

async function storeNow(
  trx: Transaction,
  { caller, plan }: BeginStoring,
  begun: MachineImport,
  rows: readonly ParsedRow[],
): Promise<PlannedRow[]> {
  const { id: importId, organization_id: organizationId, file_name: file } = begun
  const { userId: personId, organization } = caller
  const stored = await storeRows(trx, { key: begun, rights: caller, personId, rows })
  const ofLine = new Map(stored.map((row) => [row.line, row]))
  const outcome = plan.map((row) => ofLine.get(row.line) ?? row)
  const counts = {
    ...{ created: countOf(outcome, 'created'), updated: countOf(outcome, 'updated') },
    refused: countOf(outcome, 'refused'),
  }
  await updateImport(trx, importId, { ...counts, progress: rows.length })
  const side = organization?.type ?? null
  await notifyOfMachines(trx, { organizationId, personId, side, file, counts, failure: null, importId })
  return outcome
}
