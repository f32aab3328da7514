import { type Kysely, sql } from 'kysely'

/**
 * Has the summaries of due machines written again by the next evaluation. Since 0209, a due task precedes one that is
 * only expected by the same day; where several tasks had the same day, the stored next task may be the wrong one, and a
 * machine whose status cannot change any more has no day of evaluation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update machine_instance set next_evaluation_on = least(next_evaluation_on, current_date)
    where status in ('DUE', 'OVERDUE') and next_task_id is not null`.execute(db)
}
