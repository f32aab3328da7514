import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Transaction } from '../../db/connection'
import { listOf } from '../../db/list-of'
import type { ListView, ListViewSettings } from './list-view'

/** A person's views of one list, by name. */
export const listViews = (db: Database, personId: string, list: string, page: number, limit: number) =>
  listOf(db.selectFrom('list_view').select(columns), {
    page: { page, limit },
    filter: { person_id: personId, list },
    sort: ['name'],
  })

/** Locks the person, so that two views saved at once are counted one after the other. @returns how many there are */
export async function lockAndCountViews(trx: Transaction, personId: string, list: string): Promise<number> {
  await trx.selectFrom('person').where('id', '=', personId).select('id').forNoKeyUpdate().execute()
  const { count } = await trx
    .selectFrom('list_view')
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** @returns undefined where the person has a view of that name */
export const insertView = (
  trx: Transaction,
  { personId, list, ...settings }: ListViewSettings & { personId: string; list: string },
): Promise<ListView | undefined> =>
  trx
    .insertInto('list_view')
    .values({ person_id: personId, list, ...toRow(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/**
 * Changes a person's own view.
 * @returns undefined where there is none, and `name-taken` where another view has the name
 */
export async function updateView(
  db: Database,
  { personId, id, ...settings }: ListViewSettings & { personId: string; id: string },
): Promise<ListView | 'name-taken' | undefined> {
  try {
    return await db
      .updateTable('list_view')
      .set(toRow(settings))
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'list_view_name_idx') return 'name-taken'
    throw error
  }
}

/** @returns whether there was one */
export async function deleteView(db: Database, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list_view')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const columns = [
  ...(['id', 'list', 'name', 'hidden_columns as hiddenColumns', 'density'] as const),
  sql<ListView['search']>`search`.as('search'),
]

const toRow = ({ name, search, hiddenColumns, density }: ListViewSettings) => ({
  name: name.trim(),
  search: JSON.stringify(search),
  hidden_columns: hiddenColumns,
  density,
})
