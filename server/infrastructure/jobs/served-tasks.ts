import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { JobPayloads } from './job-queue'

/** Jobs that need a program which not every computer has. */
export type SpecialTask = Extract<keyof JobPayloads, 'recognize-manual'>

/** A worker that is restarted, or moved to another computer, is back within this time. */
const PATIENCE_MINUTES = 10

/** Records that a worker which can run these jobs is alive; repeated while it is. */
export async function recordServed(db: Database, task: SpecialTask): Promise<void> {
  const last_seen_at = sql<Date>`now()`
  await db
    .insertInto('served_task')
    .values({ task, last_seen_at })
    .onConflict((conflict) => conflict.column('task').doUpdateSet({ last_seen_at }))
    .execute()
}

/** Whether these jobs will be run: a worker that can, in any process, has been seen within the last ten minutes. */
export async function isTaskServed(db: Database, task: SpecialTask): Promise<boolean> {
  const row = await db
    .selectFrom('served_task')
    .where('task', '=', task)
    .where('last_seen_at', '>', sql<Date>`now() - make_interval(mins => ${PATIENCE_MINUTES})`)
    .select('task')
    .executeTakeFirst()
  return row !== undefined
}
