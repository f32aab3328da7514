import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../../db/connection'
import type { MachineImport as MachineImportTable } from '../../../../db/schema'
import type { ImportUndo } from '../../../../tables/import-undo'

export type MachineImport = Selectable<MachineImportTable>

interface NewImport {
  organizationId: string
  /** The organization of whoever imports; null for a super user. */
  importedBy: string | null
  fileName: string
}

const isRecent = sql<boolean>`machine_import.created_at >= now() - interval '2 days'`

/** Adds an import; those of the organization that can no longer be undone are deleted. */
export async function insertImport(trx: Transaction, { organizationId, importedBy, fileName }: NewImport) {
  await trx
    .deleteFrom('machine_import')
    .where('organization_id', '=', organizationId)
    .where(({ not }) => not(isRecent))
    .execute()
  return trx
    .insertInto('machine_import')
    .values({ organization_id: organizationId, imported_by: importedBy, file_name: fileName.slice(0, 200) })
    .returning(['organization_id', 'id'])
    .executeTakeFirstOrThrow()
}

export const findImport = (db: Database, id: string): Promise<MachineImport | undefined> =>
  db.selectFrom('machine_import').where('id', '=', id).where(isRecent).selectAll().executeTakeFirst()

export const lockImport = (trx: Transaction, id: string): Promise<MachineImport | undefined> =>
  trx.selectFrom('machine_import').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export async function updateImport(
  trx: Transaction,
  id: string,
  { undo, ...change }: Partial<Pick<MachineImport, 'created' | 'updated'>> & { undo?: ImportUndo },
): Promise<void> {
  const values = { ...change, ...(undo && { undo: JSON.stringify(undo) }) }
  await trx.updateTable('machine_import').set(values).where('id', '=', id).execute()
}
