import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { CatalogueImportFate, CatalogueImport as CatalogueImportTable } from '../../../db/schema'
import type { Text } from '../../../domain/text'

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
  await deleteForgottenImports(trx, dealershipId)
  // The rows of finished imports serve nobody any more.
  await trx
    .deleteFrom('catalogue_import_row')
    .where('organization_id', '=', dealershipId)
    .where('import_id', 'in', ({ selectFrom }) =>
      selectFrom('catalogue_import')
        .where('organization_id', '=', dealershipId)
        .where('status', 'in', ['APPLIED', 'FAILED'])
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

/** Of the catalogue that they were compared with, hardly anything holds any more. */
const deleteForgottenImports = (trx: Transaction, dealershipId: string) =>
  trx
    .deleteFrom('catalogue_import')
    .where('organization_id', '=', dealershipId)
    .where('status', '=', 'CHECKED')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()

export const deleteImport = (trx: Transaction, { dealershipId, id }: ImportKey) =>
  trx.deleteFrom('catalogue_import').where('organization_id', '=', dealershipId).where('id', '=', id).execute()

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
    .select('catalogue.currency')
    .executeTakeFirst()

export const listImports = (db: Database, dealershipId: string, page: { page: number; limit: number }) =>
  listOf(db.selectFrom('catalogue_import').where('organization_id', '=', dealershipId).selectAll(), {
    page,
    sort: [['created_at', 'desc'], 'id'],
  })

export const listImportRows = (
  db: Database,
  { dealershipId, id }: ImportKey,
  { fate, ...page }: { fate: CatalogueImportFate | undefined; page: number; limit: number },
) =>
  listOf(
    db
      .selectFrom('catalogue_import_row')
      .where('organization_id', '=', dealershipId)
      .where('import_id', '=', id)
      .select(['line', 'fate', 'part_number', 'reason']),
    { page, filter: { fate }, sort: ['line'] },
  )

type ImportChange = Partial<Pick<CatalogueImport, 'status' | 'progress' | 'finished_at'>> & {
  failure?: Text
  compared_at?: RawBuilder<Date>
}

export async function updateImport(db: Database, { dealershipId, id }: ImportKey, change: ImportChange): Promise<void> {
  const { failure, ...values } = change
  await db
    .updateTable('catalogue_import')
    .set({ ...values, ...(failure && { failure }) })
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
