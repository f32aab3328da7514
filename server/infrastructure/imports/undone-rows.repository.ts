import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { UndoOutcome } from '../../tables/import-undo'

interface Import {
  id: string
  /** Whose import it is. */
  organizationId: string
}

/** How many rows of an import that was undone have each outcome. */
export async function countUndone(
  db: Database,
  table: 'catalogue_import_row' | 'machine_import_row' | 'stock_import_row',
  { id, organizationId }: Import,
): Promise<Record<UndoOutcome, number>> {
  const { rows } = await sql<{ undone: UndoOutcome; count: number }>`
    select undone, count(*) as count from ${sql.table(table)}
    where organization_id = ${organizationId} and import_id = ${id} and undone is not null
    group by undone`.execute(db)
  const count = (outcome: UndoOutcome) => Number(rows.find(({ undone }) => undone === outcome)?.count ?? 0)
  return { removed: count('removed'), restored: count('restored'), kept: count('kept') }
}
