import { type Selectable, sql } from 'kysely'
import type { Rights } from '../../../../access/caller'
import type { Database, Transaction } from '../../../../db/connection'
import type { MachineImport as MachineImportTable } from '../../../../db/schema'
import { hasJob } from '../../../../infrastructure/jobs/job-queue'
import type { ImportUndo } from '../../../../tables/import-undo'

export type MachineImport = Selectable<MachineImportTable>

interface NewImport {
  organizationId: string
  /** The organization of whoever imports; null for a super user. */
  importedBy: string | null
  fileName: string
}

/** What is being undone, or was interrupted at that, stays until it is done. */
const isNeeded = sql<boolean>`(machine_import.created_at >= now() - interval '2 days'
  or machine_import.undo ->> 'status' in ('RUNNING', 'FAILED'))`

/** Adds an import; those of the organization that can no longer be undone are deleted. */
export async function insertImport(trx: Transaction, { organizationId, importedBy, fileName }: NewImport) {
  await trx
    .deleteFrom('machine_import')
    .where('organization_id', '=', organizationId)
    .where(({ not }) => not(isNeeded))
    .execute()
  return trx
    .insertInto('machine_import')
    .values({ organization_id: organizationId, imported_by: importedBy, file_name: fileName.slice(0, 200) })
    .returning(['organization_id', 'id'])
    .executeTakeFirstOrThrow()
}

export const findImport = (db: Database, id: string): Promise<MachineImport | undefined> =>
  db.selectFrom('machine_import').where('id', '=', id).where(isNeeded).selectAll().executeTakeFirst()

export const lockImport = (trx: Transaction, id: string): Promise<MachineImport | undefined> =>
  trx.selectFrom('machine_import').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

type ImportChange = Partial<Pick<MachineImport, 'created' | 'updated' | 'undone_by' | 'assigned_ids'>> & {
  undo?: ImportUndo
}

export async function updateImport(trx: Transaction, id: string, { undo, ...change }: ImportChange): Promise<void> {
  const values = { ...change, ...(undo && { undo: JSON.stringify(undo) }) }
  await trx.updateTable('machine_import').set(values).where('id', '=', id).execute()
}

export const jobPrefix = 'undo-machine-import:'

/** Imports that no job undoes any more. */
export const findAbandonedUndos = (db: Database) =>
  db
    .selectFrom('machine_import')
    .where(sql<boolean>`undo ->> 'status' = 'RUNNING'`)
    .where(({ not }) => not(hasJob(sql`${jobPrefix} || machine_import.id`)))
    .select('id')
    .execute()

/** What a person may do now. */
export async function findRightsOf(db: Database, personId: string): Promise<Rights> {
  const { groups, isSuperuser, id, type } = await db
    .selectFrom('person')
    .leftJoin('organization', 'organization.id', 'person.organization_id')
    .where('person.id', '=', personId)
    .select(['person.groups', 'person.is_superuser as isSuperuser', 'organization.id', 'organization.type'])
    .executeTakeFirstOrThrow()
  return { groups, isSuperuser, organization: id && type ? { id, type } : null }
}
