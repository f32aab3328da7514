import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/connection'
import { headingsKey } from '../../tables/outline-table'
import type { TableKind } from '../../tables/table-kind'
import type { RememberedMapping, TableMapping, TableOutline } from '../../tables/table-outline'

/** An organization has few kinds of tables; the latest are the likely ones. */
const MAX_REMEMBERED = 100

export const findRemembered = (
  db: Database,
  organizationId: string,
  kind: TableKind['name'],
): Promise<RememberedMapping[]> =>
  db
    .selectFrom('table_mapping')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .select(['headings', 'columns'])
    .orderBy('updated_at', 'desc')
    .limit(MAX_REMEMBERED)
    .execute()

interface ReadTable {
  organizationId: string
  kind: TableKind['name']
  outline: TableOutline
}

/** Remembers how an organization has tables with these headings read; a sheet alone says nothing of its columns. */
export async function rememberMapping(
  trx: Database | Transaction,
  { organizationId, kind, outline }: ReadTable,
  { columns, sheet }: TableMapping,
): Promise<void> {
  if (columns.length === 0 || (sheet && sheet !== outline.sheet)) return
  const headings = headingsKey(outline.columns)
  const changed = { columns: JSON.stringify(columns), updated_at: sql<Date>`now()` }
  await trx
    .insertInto('table_mapping')
    .values({ organization_id: organizationId, kind, headings, ...changed })
    .onConflict((conflict) => conflict.columns(['organization_id', 'kind', 'headings']).doUpdateSet(changed))
    .execute()
}
