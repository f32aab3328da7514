import type pg from 'pg'

/** How many connections of this database wait for another one's lock. Tests share the server, so other databases have waits of their own. */
export async function countLockWaits(database: Pick<pg.ClientBase, 'query'>): Promise<number> {
  // Within a transaction the connections are those of the first look: one that was opened since would never be seen.
  await database.query('select pg_stat_clear_snapshot()')
  const { rows } = await database.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

export const isWaitingForLock = async (database: Pick<pg.ClientBase, 'query'>): Promise<boolean> =>
  (await countLockWaits(database)) > 0
