import type { TableLimits } from '../../../csv/table-row'
import type { Database } from '../../../db/connection'
import { ImportRefused, tableLost } from '../../../domain/table-import'
import { UnreadableFile } from '../../../domain/unreadable-file'
import type { Transact } from '../../../events/unit-of-work'
import type { FileStore } from '../../../infrastructure/files/file-store'
import { findRemembered } from '../../../infrastructure/imports/remembered-mapping.repository'
import { storedNumbersOf } from '../../../infrastructure/imports/stored-numbers.repository'
import { countUndone } from '../../../infrastructure/imports/undone-rows.repository'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { faultText } from '../../../tables/fault-text'
import { outlineTable, rowsOf } from '../../../tables/outline-table'
import { PREVIEW_ROWS, previewRow } from '../../../tables/preview'
import { withStoredNumbers } from '../../../tables/stored-numbers'
import { openTable } from '../../../xlsx/open-table'
import { countKind } from './count-columns'
import { failInterrupted, refuseImport } from './fail-import'
import { findKnownStock } from './known-stock.repository'
import { notifyOfCounts } from './notify-of-counts'
import { type CountRow, parseCounts, previewCount } from './parse-counts'
import { planCounts } from './plan-counts'
import {
  countFates,
  findAbandoned,
  findImport,
  isTableDone,
  jobPrefix,
  type StockImport,
  updateImport,
} from './stock-import.repository'
import { deleteRows, insertRows } from './stock-import-row.repository'
import { storeCounts } from './store-counts'
import { undoCounts } from './undo-counts'

interface Dependencies {
  db: Database
  transact: Transact
  files: Pick<FileStore, 'pathOf' | 'sizeOf' | 'remove'>
}

const limits: TableLimits = { maxRows: 250_000, maxLines: 1_048_576, maxCells: 200 }
/** Reading so many rows takes the event loop a few milliseconds, for which requests wait. */
const ROWS_READ_AT_ONCE = 200
const MAX_ATTEMPTS = 3

/** Reads an import of a count, or stores what was read; one at a time for each dealership. */
export const enqueueStockImport = (trx: Database, { id, organization_id }: StockImport): Promise<void> =>
  enqueue(
    trx,
    'import-stock',
    { import_id: id },
    { key: `${jobPrefix}${id}`, maxAttempts: MAX_ATTEMPTS, queue: `import-stock:${organization_id}` },
  )

export function importStockJob({ db, transact, files }: Dependencies) {
  const handler: JobHandlers['import-stock'] = async ({ import_id: id }, { signal, lastAttempt }) => {
    const found = await findImport(db, id)
    if (!found) return
    const end = (change: Parameters<typeof updateImport>[2]) =>
      transact(async (trx) => {
        await countFates(trx, id)
        await updateImport(trx, id, change)
        await notifyOfCounts(trx, id)
      })
    try {
      if (found.status === 'READING') {
        await read(found)
        await end({ status: 'CHECKED' })
      }
      if (found.status === 'APPLYING') {
        while (await transact((trx) => storeCounts(trx, id))) signal?.throwIfAborted()
        await end({ status: 'APPLIED', finished_at: new Date() })
      }
      if (found.undo?.status === 'RUNNING') {
        while (await transact((trx) => undoCounts(trx, id))) signal?.throwIfAborted()
        await transact(async (trx) => {
          const outcomes = await countUndone(trx, 'stock_import_row', { id, organizationId: found.organization_id })
          await updateImport(trx, id, { undo: { status: 'DONE', ...outcomes } })
          await notifyOfCounts(trx, id)
        })
      }
    } catch (error) {
      const isRefused = error instanceof UnreadableFile || error instanceof ImportRefused
      if (isRefused) await transact((trx) => refuseImport(trx, id, error.text))
      else if (lastAttempt && !signal?.aborted) await transact((trx) => failInterrupted(trx, id))
      if (!isRefused) throw error
    }
    // Until it is stored, its columns can be changed.
    if (await isTableDone(db, id)) await files.remove(found.storage_key)

    /** Begins again if it was interrupted. */
    async function read(stored: StockImport): Promise<void> {
      await deleteRows(db, stored)
      if ((await files.sizeOf(stored.storage_key)) === undefined) throw new ImportRefused(tableLost)
      const lines = new Map<string, number>()
      let progress = 0
      let rows: CountRow[] = []
      const storeRows = async () => {
        signal?.throwIfAborted()
        const some = rows
        rows = []
        progress += some.length
        await transact(async (trx) => {
          const known = await findKnownStock(trx, stored.organization_id, some)
          const plan = [...planCounts(some, known, lines)]
          await insertRows(
            trx,
            stored,
            plan.map(({ wrong, ...row }, index) => {
              const { reorderLevel, cells = [], cellOf } = some[index] ?? {}
              const cell = wrong && cellOf?.(wrong)
              return { ...row, reorderLevel, cells: cell ? [cell] : cells }
            }),
          )
          await updateImport(trx, id, { progress })
        })
      }
      const table = await openTable(files.pathOf(stored.storage_key), limits, stored.file_name)
      try {
        const remembered = await findRemembered(db, stored.organization_id, countKind.name)
        const outline = await outlineTable(table, countKind, { mapping: stored.mapping, remembered })
        await updateImport(db, id, { outline })
        if (outline.fault) throw new ImportRefused(faultText(outline, outline.fault))
        const findStored = storedNumbersOf(db, 'catalogue_part', stored.organization_id)
        const marked = withStoredNumbers(rowsOf(table, outline, countKind), outline, countKind, findStored)
        for await (const row of parseCounts(marked, outline)) {
          rows.push(row)
          if (outline.preview.length < PREVIEW_ROWS) {
            const { line, reason = null } = row
            outline.preview.push(previewRow(outline, { line, reason }, previewCount(row)))
          }
          if (rows.length === ROWS_READ_AT_ONCE) await storeRows()
        }
        if (rows.length > 0) await storeRows()
        await updateImport(db, id, { progress: 0, outline })
      } finally {
        table.close()
      }
    }
  }
  return {
    handler,
    /** Fails the imports whose jobs a killed process has left without a further attempt. */
    async failAbandoned() {
      for (const { id } of await findAbandoned(db)) await transact((trx) => failInterrupted(trx, id))
    },
  }
}
