import { type Selectable, sql } from 'kysely'
import type { Database, Transaction } from '../../../../db/connection'
import type { MachineImport as MachineImportTable } from '../../../../db/schema'
import type { Text } from '../../../../domain/text'
import { hasJob } from '../../../../infrastructure/jobs/job-queue'
import type { ImportUndo } from '../../../../tables/import-undo'

export type MachineImport = Selectable<MachineImportTable>

interface NewImport {
  organizationId: string
  /** The organization of whoever imports; null for a super user. */
  importedBy: string | null
  fileName: string
  /** Who imports, and the dealership that serves the new machines. */
  startedBy: string
  dealershipId: string | null
  status: 'APPLYING' | 'APPLIED'
  /** How many rows are to be stored, and how many cannot be. */
  total: number
  refused: number
}

/** What is being stored or undone, or was interrupted at being undone, stays until it is done. */
const isNeeded = sql<boolean>`(machine_import.created_at >= now() - interval '2 days'
  or machine_import.status = 'APPLYING' or machine_import.undo ->> 'status' in ('RUNNING', 'FAILED'))`

/** Adds an import; those of the organization that can no longer be undone are deleted. */
export async function insertImport(
  trx: Transaction,
  { organizationId, importedBy, fileName, startedBy, dealershipId, ...counts }: NewImport,
): Promise<MachineImport> {
  await trx
    .deleteFrom('machine_import')
    .where('organization_id', '=', organizationId)
    .where(({ not }) => not(isNeeded))
    .execute()
  return trx
    .insertInto('machine_import')
    .values({
      ...{ organization_id: organizationId, imported_by: importedBy, file_name: fileName.slice(0, 200) },
      ...{ started_by: startedBy, dealership_id: dealershipId, ...counts },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findImport = (db: Database, id: string): Promise<MachineImport | undefined> =>
  db.selectFrom('machine_import').where('id', '=', id).where(isNeeded).selectAll().executeTakeFirst()

export const lockImport = (trx: Transaction, id: string): Promise<MachineImport | undefined> =>
  trx.selectFrom('machine_import').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

type Changeable = 'status' | 'created' | 'updated' | 'refused' | 'progress' | 'finished_at' | 'started_by' | 'undone_by'

type ImportChange = Partial<Pick<MachineImport, Changeable>> & {
  failure?: Text | null
  undo?: ImportUndo
}

export async function updateImport(trx: Transaction, id: string, { undo, ...change }: ImportChange): Promise<void> {
  const values = { ...change, ...(undo && { undo: JSON.stringify(undo) }) }
  await trx.updateTable('machine_import').set(values).where('id', '=', id).execute()
}

/** Notes assignments of models that an import has made. */
export async function addAssignments(trx: Transaction, id: string, assigned: readonly string[]): Promise<void> {
  if (assigned.length === 0) return
  await trx
    .updateTable('machine_import')
    .set({ assigned_ids: sql`assigned_ids || ${assigned}::uuid[]` })
    .where('id', '=', id)
    .execute()
}

/** Whether a job is storing an import of one of these organizations, or for it. */
export async function isBeingStored(db: Database, organizations: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('machine_import')
    .where('status', '=', 'APPLYING')
    .where((eb) => eb.or([eb('organization_id', 'in', organizations), eb('imported_by', 'in', organizations)]))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const storingPrefix = 'store-machine-import:'

/** Imports that no job stores any more. */
export const findAbandonedImports = (db: Database) =>
  db
    .selectFrom('machine_import')
    .where('status', '=', 'APPLYING')
    .where(({ not }) => not(hasJob(sql`${storingPrefix} || machine_import.id`)))
    .select('id')
    .execute()

/** The jobs of an operator's imports run one at a time. */
export const queueOf = ({ organization_id }: MachineImport) => `machine-imports:${organization_id}`

export const jobPrefix = 'undo-machine-import:'

/** Imports that no job undoes any more. */
export const findAbandonedUndos = (db: Database) =>
  db
    .selectFrom('machine_import')
    .where(sql<boolean>`undo ->> 'status' = 'RUNNING'`)
    .where(({ not }) => not(hasJob(sql`${jobPrefix} || machine_import.id`)))
    .select('id')
    .execute()
