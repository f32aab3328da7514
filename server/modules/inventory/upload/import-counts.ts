import type { TableLimits } from '../../../csv/read-csv'
import type { TransactOn } from '../../../events/unit-of-work'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import type { ImportRunner } from '../../../infrastructure/imports/import-runner'
import type { TableReader } from '../../../infrastructure/imports/table-reader'
import { parseCounts } from './parse-counts'
import { type RecordCounts, recordCounts } from './record-counts'

export interface ImportTools {
  imports: ImportRunner
  tables: TableReader
  transactOn: TransactOn
}

interface ImportCounts extends Omit<RecordCounts, 'rows'> {
  read: () => Promise<Buffer>
}

/** Enough for a yearly count, with lines for empty rows. */
const limits: TableLimits = { maxRows: 20_000, maxLines: 50_000, maxCells: 200 }

/**
 * Records a table of counts in one transaction, or in a dry run none of it.
 * @returns what `recordCounts` returns
 * @throws UnreadableFile for a file that is no such table; what `ImportRunner` throws
 */
export const importCounts = (
  { imports, tables, transactOn }: ImportTools,
  { read, signal: request, ...counts }: ImportCounts,
) =>
  imports.run({ organizations: [counts.dealershipId], signal: request }, async (db, signal) => {
    const table = await tables.readTable(await read(), limits, signal)
    const rows = await collectInSlices(parseCounts(table), signal)
    return transactOn(db)((trx) => recordCounts(trx, { ...counts, rows, signal }))
  })
