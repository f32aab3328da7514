import type { Caller } from '../../../access/caller'
import type { TableLimits } from '../../../csv/read-csv'
import { findUnusedColumns, type UnusedColumn } from '../../../csv/unused-columns'
import type { Transaction } from '../../../db/connection'
import type { Language } from '../../../domain/text'
import type { TransactOn } from '../../../events/unit-of-work'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import type { ImportRunner } from '../../../infrastructure/imports/import-runner'
import type { TableReader } from '../../../infrastructure/imports/table-reader'
import { separatorOf } from '../../../xlsx/stream-table'
import { findModels, findVariants } from '../instances/model.repository'
import { importColumns } from './import-columns'
import { modelKey, type PlannedRow, planImport } from './import-plan'
import { findKnownMachines, findTimeZone } from './known-machine.repository'
import { notifyOfMachines } from './machine-notice'
import { type ParsedRow, parseTable } from './parse-table'
import type { RecognizedFormat } from './recognize-format'
import { storeMachines } from './store-machines'

export interface ImportTools {
  imports: ImportRunner
  tables: TableReader
  transactOn: TransactOn
}

interface ImportMachines {
  caller: Caller
  /** The operator whose machines they are. */
  organizationId: string
  /** Who serves the new ones. */
  dealershipId: string | null
  file: { filename: string; read(): Promise<Buffer> }
  isDryRun: boolean
  language: Language
  signal: AbortSignal
}

export interface MachineImport {
  /** What became of each row. */
  plan: PlannedRow[]
  recognized: RecognizedFormat
  /** The columns that are not known. */
  unusedColumns: UnusedColumn[]
}

/** More rows than an operator has machines, and enough lines for empty ones and for cells of several lines. */
const limits: TableLimits = { maxRows: 20_000, maxLines: 50_000, maxCells: 200 }

/**
 * Imports a table of machines: all good rows in one transaction, or none of them in a dry run.
 * @throws UnreadableFile for a file that is no such table; what `ImportRunner` throws
 */
export async function importMachines(
  { imports, tables, transactOn }: ImportTools,
  request: ImportMachines,
): Promise<MachineImport> {
  const { caller, organizationId, isDryRun } = request
  const organizations = [organizationId, caller.organization?.id ?? organizationId]
  return imports.run({ organizations, signal: request.signal }, async (db, signal) => {
    const file = await request.file.read()
    const table = await tables.readTable({ content: file, name: request.file.filename }, limits, signal)
    const timeZone = await findTimeZone(db, organizationId)
    const parsed = parseTable(table, { timeZone, separator: separatorOf(file), language: request.language })
    const rows = await collectInSlices(parsed.rows, signal)
    const plan = await transactOn(db)(async (trx) => {
      const fleet = await findKnownFleet(trx, request, rows)
      const clock = { now: new Date(), timeZone }
      const plan = await collectInSlices(planImport(rows, fleet, clock), signal)
      if (isDryRun) return plan
      const stored = await storeMachines(trx, { ...request, plan, signal })
      await notifyOfMachines(trx, { organizationId, caller, file: request.file.filename, plan: stored })
      return stored
    })
    const unusedColumns = findUnusedColumns(table[0]?.cells ?? [], importColumns)
    return { plan, recognized: parsed.recognized, unusedColumns }
  })
}

async function findKnownFleet(
  trx: Transaction,
  { caller, organizationId, dealershipId }: ImportMachines,
  rows: readonly ParsedRow[],
) {
  const models = new Map((await findModels(trx, caller)).map((one) => [modelKey(one.brand, one.model), one]))
  const named = rows.flatMap(({ parsed }) => ('reason' in parsed ? [] : [parsed]))
  const machineIds = new Set(named.flatMap(({ brand, model }) => models.get(modelKey(brand, model))?.id ?? []))
  const variants = await findVariants(trx, [...machineIds], { organizationId, dealershipId })
  const machines = await findKnownMachines(trx, caller, {
    organizationId,
    machineIds: [...machineIds],
    serialNumbers: named.map(({ serialNumber }) => serialNumber),
  })
  const served = [...models].map(([key, { id }]) => [key, { id, variants: variants.get(id) ?? [] }] as const)
  return { models: new Map(served), machines }
}
