import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { CatalogueImportFate, CatalogueImport as CatalogueImportTable } from '../../../db/schema'
import type { Text } from '../../../domain/text'
import { hasJob } from '../../../infrastructure/jobs/job-queue'
import type { ImportUndo, UndoOutcome } from '../../../tables/import-undo'
import { outlineJson, type TableMapping, type TableOutline, unusedColumns } from '../../../tables/table-outline'
import { enqueueFileRemoval } from '../../pictures'

export type CatalogueImport = Selectable<CatalogueImportTable>

export interface ImportKey {
  dealershipId: string
  id: string
}

export async function insertImport(
  trx: Transaction,
  dealershipId: string,
  file: { name: string; storageKey: string; startedBy: string },
): Promise<CatalogueImport> {
  await deleteAbandonedImports(trx, dealershipId)
  // The rows of imports that have ended serve nobody any more, once they cannot be undone.
  await trx
    .deleteFrom('catalogue_import_row')
    .where('organization_id', '=', dealershipId)
    .where('import_id', 'in', ({ selectFrom }) =>
      selectFrom('catalogue_import')
        .where('organization_id', '=', dealershipId)
        .where('status', 'in', ['APPLIED', 'FAILED'])
        .where(sql<boolean>`coalesce(finished_at, created_at) < now() - interval '1 day'`)
        .where('restarts_as', 'is', null)
        .where(sql<boolean>`coalesce(undo ->> 'status', 'DONE') = 'DONE'`)
        .select('id'),
    )
    .execute()
  return trx
    .insertInto('catalogue_import')
    .values({
      organization_id: dealershipId,
      file_name: file.name,
      storage_key: file.storageKey,
      started_by: file.startedBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Nobody applied them, and the catalogue that they were compared with has changed since. */
async function deleteAbandonedImports(trx: Transaction, dealershipId: string): Promise<void> {
  const abandoned = await trx
    .deleteFrom('catalogue_import')
    .where('organization_id', '=', dealershipId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'CHECKED'),
        eb('restarts_as', 'is not', null),
        eb.and([eb('status', '=', 'FAILED'), eb('outline', 'is not', null)]),
      ]),
    )
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .returning('storage_key')
    .execute()
  await enqueueFileRemoval(
    trx,
    abandoned.map(({ storage_key }) => storage_key),
  )
}

/** Deletes an import with its rows and its table. */
export async function deleteImport(trx: Transaction, { organization_id, id, storage_key }: CatalogueImport) {
  await trx.deleteFrom('catalogue_import').where('organization_id', '=', organization_id).where('id', '=', id).execute()
  await enqueueFileRemoval(trx, [storage_key])
}

const ofKey = (db: Database, { dealershipId, id }: ImportKey) =>
  db.selectFrom('catalogue_import').where('organization_id', '=', dealershipId).where('id', '=', id).selectAll()

export const findImport = (db: Database, key: ImportKey) => ofKey(db, key).executeTakeFirst()

export const lockImport = (trx: Transaction, key: ImportKey) => ofKey(trx, key).forUpdate().executeTakeFirst()

/** For a job, which knows the id alone. */
export const findImportToRun = (db: Database, id: string) =>
  db
    .selectFrom('catalogue_import as import')
    .innerJoin('catalogue', 'catalogue.organization_id', 'import.organization_id')
    .where('import.id', '=', id)
    .select(['import.organization_id as dealershipId', 'import.id', 'import.status', 'import.storage_key'])
    .select(['import.file_name', 'import.mapping', 'import.undo'])
    .select('catalogue.currency')
    .executeTakeFirst()

export const jobPrefix = 'import-catalogue:'

/** Whether the table of an import is no longer needed: it is stored, or cannot be read at all. */
export async function isTableDone(db: Database, key: ImportKey): Promise<boolean> {
  const found = await findImport(db, key)
  return !found || found.status === 'APPLIED' || (found.status === 'FAILED' && found.outline === null)
}

/** Imports that are being read, stored or undone by no job any more. */
export const findAbandoned = (db: Database) =>
  db
    .selectFrom('catalogue_import')
    .where((eb) => eb.or([eb('status', 'in', ['READING', 'APPLYING']), sql<boolean>`undo ->> 'status' = 'RUNNING'`]))
    .where(({ not }) => not(hasJob(sql`${jobPrefix} || catalogue_import.id`)))
    .select(['organization_id as dealershipId', 'id'])
    .execute()

export const listImports = (db: Database, dealershipId: string, page: { page: number; limit: number }) =>
  listOf(db.selectFrom('catalogue_import').where('organization_id', '=', dealershipId).selectAll(), {
    page,
    sort: [['created_at', 'desc'], 'id'],
  })

interface RowFilter {
  fate: CatalogueImportFate | undefined
  undone: UndoOutcome | undefined
  page: number
  limit: number
}

export const listImportRows = (db: Database, { dealershipId, id }: ImportKey, { fate, undone, ...page }: RowFilter) =>
  listOf(
    db
      .selectFrom('catalogue_import_row')
      .where('organization_id', '=', dealershipId)
      .where('import_id', '=', id)
      .select(['line', 'fate', 'part_number', 'reason', 'cells', 'undone', 'part_id']),
    { page, filter: { fate, undone }, sort: ['line'] },
  )

type ImportChange = Partial<Pick<CatalogueImport, 'status' | 'progress' | 'finished_at' | 'restarts_as'>> & {
  failure?: Text | null
  compared_at?: RawBuilder<Date>
  outline?: TableOutline | null
  mapping?: TableMapping
  undo?: ImportUndo | null
}

export async function updateImport(
  db: Database,
  { dealershipId, id }: ImportKey,
  { outline, mapping, undo, ...change }: ImportChange,
): Promise<void> {
  await db
    .updateTable('catalogue_import')
    .set({
      ...change,
      ...(outline && { outline: outlineJson(outline), unused_columns: JSON.stringify(unusedColumns(outline)) }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(undo !== undefined && { undo: undo && JSON.stringify(undo) }),
    })
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .execute()
}

/** Stores how many rows have each fate, and that they can be applied. */
export async function finishCheck(trx: Transaction, { dealershipId, id }: ImportKey): Promise<void> {
  const counted = (fate: CatalogueImportFate) => sql<number>`(
    select count(*) from catalogue_import_row
    where organization_id = ${dealershipId} and import_id = ${id} and fate = ${fate})`
  await trx
    .updateTable('catalogue_import')
    .set({
      status: 'CHECKED',
      created: counted('created'),
      updated: counted('updated'),
      unchanged: counted('unchanged'),
      refused: counted('refused'),
    })
    .where('organization_id', '=', dealershipId)
    .where('id', '=', id)
    .execute()
}
