import type { Caller } from '../../../access/caller'
import type { TableLimits } from '../../../csv/table-row'
import type { Transaction } from '../../../db/connection'
import { ImportRefused } from '../../../domain/table-import'
import type { Language } from '../../../domain/text'
import type { TransactOn } from '../../../events/unit-of-work'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import type { ImportRunner } from '../../../infrastructure/imports/import-runner'
import { findRemembered, rememberMapping } from '../../../infrastructure/imports/remembered-mapping.repository'
import { storedNumbersOf } from '../../../infrastructure/imports/stored-numbers.repository'
import type { TableReader } from '../../../infrastructure/imports/table-reader'
import { faultText } from '../../../tables/fault-text'
import { PREVIEW_ROWS, previewRow } from '../../../tables/preview'
import { lettersOf } from '../../../tables/row-reader'
import { withStoredNumbers } from '../../../tables/stored-numbers'
import type { TableMapping, TableOutline } from '../../../tables/table-outline'
import { findModels, findVariants } from '../instances/model.repository'
import { machineKind } from './import-columns'
import { modelKey, type PlannedRow, planRows, withoutRepeats } from './import-plan'
import { findKnownMachines, findTimeZone } from './known-machine.repository'
import { notifyOfMachines } from './machine-notice'
import { type ParsedRow, parseTable } from './parse-table'
import { previewMachine } from './preview-machine'
import type { RecognizedFormat } from './recognize-format'
import { storeMachines } from './store-machines'
import { insertImport, updateImport } from './undo/machine-import.repository'

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
  /** What was chosen for the columns; null to recognize them. */
  mapping: TableMapping | null
  language: Language
  signal: AbortSignal
}

export interface MachineImport {
  /** What became of each row. */
  plan: PlannedRow[]
  recognized: RecognizedFormat
  /** How it is read. With a fault there are no rows. */
  outline: TableOutline
  /** By which it can be undone; null for a dry run. */
  importId: string | null
}

/** More rows than an operator has machines, and as many lines as a spreadsheet has, most of them empty. */
const limits: TableLimits = { maxRows: 20_000, maxLines: 1_048_576, maxCells: 200 }

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
    const remembered = await findRemembered(db, organizationId, machineKind.name)
    const { filename: name } = request.file
    const source = { content: file, name, kind: machineKind, mapping: request.mapping, remembered }
    const table = await tables.readTable(source, limits, signal)
    const { outline } = table
    const noFormat = { separator: outline.separator, decimalSign: undefined, dates: [] }
    if (outline.fault && isDryRun && outline.columns.length > 1)
      return { plan: [], recognized: noFormat, outline, importId: null }
    if (outline.fault) throw new ImportRefused(faultText(outline, outline.fault))
    const timeZone = await findTimeZone(db, organizationId)
    const findStored = storedNumbersOf(db, 'machine_instance', organizationId)
    const marked = withStoredNumbers(table.rows, outline, machineKind, findStored)
    const parsed = parseTable({ outline, rows: await collected(marked) }, { timeZone, language: request.language })
    const rows = await collectInSlices(parsed.rows, signal)
    outline.preview = rows.slice(0, PREVIEW_ROWS).map((row) => {
      const reason = 'reason' in row.parsed ? row.parsed.reason : null
      return previewRow(outline, { line: row.line, reason }, previewMachine(row))
    })
    if (request.mapping && !isDryRun) {
      await rememberMapping(db, { organizationId, kind: machineKind.name, outline }, request.mapping)
    }
    let importId: string | null = null
    const plan = await transactOn(db)(async (trx) => {
      const fleet = await findKnownFleet(trx, request, rows)
      const clock = { now: new Date(), timeZone }
      const alone = await collectInSlices(planRows(rows, fleet, clock), signal)
      const plan = await collectInSlices(withoutRepeats(alone), signal)
      if (isDryRun) return plan
      const fileName = request.file.filename
      const key = await insertImport(trx, { organizationId, importedBy: caller.organization?.id ?? null, fileName })
      importId = key.id
      const stored = (await storeMachines(trx, { ...request, plan, signal, key })).map(withCells)
      const count = (fate: PlannedRow['fate']) => stored.filter((row) => row.fate === fate).length
      await updateImport(trx, key.id, { created: count('created'), updated: count('updated') })
      await notifyOfMachines(trx, { organizationId, caller, file: fileName, plan: stored, importId: key.id })
      return stored
    })

    /** What somebody else has added meanwhile. */
    function withCells(planned: PlannedRow): PlannedRow {
      if (planned.fate !== 'refused' || !planned.wrong || planned.cells.length > 0) return planned
      const letters = lettersOf(outline, planned.wrong)
      return letters ? { ...planned, cells: [`${letters}${planned.line}`] } : planned
    }
    return { plan, recognized: parsed.recognized, outline, importId }
  })
}

async function collected<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
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
