import type pg from 'pg'

/** Whether a connection of this database waits for another one's lock. Tests share the server, so other databases have waits of their own. */
export async function isWaitingForLock(database: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await database.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
