import type { Caller } from '../../../access/caller'
import type { TableLimits } from '../../../csv/table-row'
import { ImportRefused } from '../../../domain/table-import'
import type { Language } from '../../../domain/text'
import type { TransactOn } from '../../../events/unit-of-work'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import { importRunning } from '../../../infrastructure/imports/import-refusals'
import type { ImportRunner } from '../../../infrastructure/imports/import-runner'
import { findRemembered, rememberMapping } from '../../../infrastructure/imports/remembered-mapping.repository'
import { storedNumbersOf } from '../../../infrastructure/imports/stored-numbers.repository'
import type { TableReader } from '../../../infrastructure/imports/table-reader'
import { faultText } from '../../../tables/fault-text'
import { PREVIEW_ROWS, previewRow } from '../../../tables/preview'
import { withStoredNumbers } from '../../../tables/stored-numbers'
import type { TableMapping, TableOutline } from '../../../tables/table-outline'
import { machineKind } from './import-columns'
import { type PlannedRow, planRows, withoutRepeats } from './import-plan'
import { findKnownFleet } from './known-fleet.repository'
import { findTimeZone } from './known-machine.repository'
import { parseTable } from './parse-table'
import { previewMachine } from './preview-machine'
import type { RecognizedFormat } from './recognize-format'
import { beginStoring } from './storing/begin-storing'
import { isBeingStored } from './undo/machine-import.repository'

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
  plan: readonly PlannedRow[]
  recognized: RecognizedFormat
  /** How it is read. With a fault there are no rows. */
  outline: TableOutline
  /** By which it can be undone; null for a dry run. */
  importId: string | null
  /** Whether its good rows are stored; false for a dry run, and where a job stores them. */
  isStored: boolean
}

/** More rows than an operator has machines, and as many lines as a spreadsheet has, most of them empty. */
const limits: TableLimits = { maxRows: 20_000, maxLines: 1_048_576, maxCells: 200 }

/**
 * Imports a table of machines: its good rows, by a job where there are many, or none of them in a dry run.
 * @throws UnreadableFile for a file that is no such table; what `ImportRunner` throws
 */
export async function importMachines(
  { imports, tables, transactOn }: ImportTools,
  request: ImportMachines,
): Promise<MachineImport> {
  const { caller, organizationId, dealershipId, isDryRun } = request
  const organizations = [organizationId, caller.organization?.id ?? organizationId]
  return imports.run({ organizations, signal: request.signal }, async (db, signal) => {
    if (await isBeingStored(db, organizations)) throw importRunning()
    const file = await request.file.read()
    const remembered = await findRemembered(db, organizationId, machineKind.name)
    const { filename: name } = request.file
    const source = { content: file, name, kind: machineKind, mapping: request.mapping, remembered }
    const table = await tables.readTable(source, limits, signal)
    const { outline } = table
    const noFormat = { separator: outline.separator, decimalSign: undefined, dates: [] }
    if (outline.fault && isDryRun && outline.columns.length > 1)
      return { plan: [], recognized: noFormat, outline, importId: null, isStored: false }
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
    const read = { recognized: parsed.recognized, outline }
    const fleet = await findKnownFleet(db, caller, { organizationId, dealershipId, isLocked: false }, rows)
    const alone = await collectInSlices(planRows(rows, fleet, { now: new Date(), timeZone }), signal)
    const plan = await collectInSlices(withoutRepeats(alone), signal)
    if (isDryRun) return { ...read, plan, importId: null, isStored: false }
    const begun = await transactOn(db)((trx) => beginStoring(trx, { ...request, fileName: name, rows, plan }))
    return { ...read, ...begun }
  })
}

async function collected<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}
