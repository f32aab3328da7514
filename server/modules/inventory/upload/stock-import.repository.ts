import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { CatalogueImportFate, StockImport as StockImportTable } from '../../../db/schema'
import type { Text } from '../../../domain/text'
import { hasJob } from '../../../infrastructure/jobs/job-queue'
import type { ImportUndo, UndoOutcome } from '../../../tables/import-undo'
import { outlineJson, type TableMapping, type TableOutline, unusedColumns } from '../../../tables/table-outline'
import { enqueueFileRemoval } from '../../pictures'

export type StockImport = Selectable<StockImportTable>

interface NewImport {
  dealershipId: string
  fileName: string
  storageKey: string
  startedBy: string
}

/** Adds an import; of the dealership's earlier ones, what nobody needs any more is deleted. */
export async function insertImport(
  trx: Transaction,
  { dealershipId, fileName, storageKey, startedBy }: NewImport,
): Promise<StockImport> {
  const abandoned = await trx
    .deleteFrom('stock_import')
    .where('organization_id', '=', dealershipId)
    .where('status', 'in', ['CHECKED', 'APPLIED', 'FAILED'])
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .returning('storage_key')
    .execute()
  await enqueueFileRemoval(
    trx,
    abandoned.map(({ storage_key }) => storage_key),
  )
  return trx
    .insertInto('stock_import')
    .values({ organization_id: dealershipId, file_name: fileName, storage_key: storageKey, started_by: startedBy })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether it broke while it was stored, so that it can go on. */
export const isStoredInPart = ({ status, applied_until }: StockImport): boolean =>
  status === 'FAILED' && applied_until > 0

export const findImport = (db: Database, id: string) =>
  db.selectFrom('stock_import').where('id', '=', id).selectAll().executeTakeFirst()

/** Whether the table of an import is no longer needed: it is stored, or cannot be read at all. */
export async function isTableDone(db: Database, id: string): Promise<boolean> {
  const found = await findImport(db, id)
  return !found || found.status === 'APPLIED' || (found.status === 'FAILED' && found.outline === null)
}

export const lockImport = (trx: Transaction, id: string) =>
  trx.selectFrom('stock_import').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const jobPrefix = 'import-stock:'

/** Imports that are being read, stored or undone by no job any more. */
export const findAbandoned = (db: Database) =>
  db
    .selectFrom('stock_import')
    .where((eb) => eb.or([eb('status', 'in', ['READING', 'APPLYING']), sql<boolean>`undo ->> 'status' = 'RUNNING'`]))
    .where(({ not }) => not(hasJob(sql`${jobPrefix} || stock_import.id`)))
    .select('id')
    .execute()

type Change = Partial<Pick<StockImport, 'status' | 'progress' | 'applied_until' | 'finished_at' | 'restarts_as'>> & {
  failure?: Text | null
  outline?: TableOutline | null
  mapping?: TableMapping
  undo?: ImportUndo | null
}

export const updateImport = (db: Database, id: string, { outline, mapping, undo, ...change }: Change) =>
  db
    .updateTable('stock_import')
    .set({
      ...change,
      ...(outline && { outline: outlineJson(outline), unused_columns: JSON.stringify(unusedColumns(outline)) }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(undo !== undefined && { undo: undo && JSON.stringify(undo) }),
    })
    .where('id', '=', id)
    .execute()

/** Stores how many rows have each fate. */
export async function countFates(trx: Transaction, id: string): Promise<void> {
  const counted = (fate: CatalogueImportFate) => sql<number>`(
    select count(*) from stock_import_row as row
    where row.organization_id = stock_import.organization_id and row.import_id = ${id} and row.fate = ${fate})`
  await trx
    .updateTable('stock_import')
    .set({ updated: counted('updated'), unchanged: counted('unchanged'), refused: counted('refused') })
    .where('id', '=', id)
    .execute()
}

/** Deletes an import with its rows and its table. */
export async function deleteImport(trx: Transaction, { id, storage_key }: StockImport): Promise<void> {
  await trx.deleteFrom('stock_import').where('id', '=', id).execute()
  await enqueueFileRemoval(trx, [storage_key])
}

export const listImports = (db: Database, dealershipId: string, page: { page: number; limit: number }) =>
  listOf(db.selectFrom('stock_import').where('organization_id', '=', dealershipId).selectAll(), {
    page,
    sort: [['created_at', 'desc'], 'id'],
  })

interface RowFilter {
  fate: CatalogueImportFate | undefined
  undone: UndoOutcome | undefined
  page: number
  limit: number
}

export const listImportRows = (
  db: Database,
  { id, organization_id }: StockImport,
  { fate, undone, ...page }: RowFilter,
) =>
  listOf(
    db
      .selectFrom('stock_import_row')
      .where('organization_id', '=', organization_id)
      .where('import_id', '=', id)
      .select(['line', 'fate', 'part_number', 'location', 'before', 'quantity', 'reason', 'cells', 'undone']),
    { page, filter: { fate, undone }, sort: ['line'] },
  )
