import { type Kysely, sql } from 'kysely'

/**
 * The day on which the interval in days of a machine's next task ends. `next_due_on` is the day on which the task is
 * expected to fall due, which may be an earlier one by the machine's daily use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['machine_instance', 'former_machine']) {
    await sql`alter table ${sql.table(table)} add column next_interval_ends_on date`.execute(db)
  }
  await sql`
    update machine_instance as machine set next_interval_ends_on = task.counts_from_on + task.interval_days
    from instance_task as task
    where task.organization_id = machine.organization_id and task.instance_id = machine.id
      and task.id = machine.next_task_id and task.interval_days is not null`.execute(db)
  // The tasks of a former machine are stored with it, as they were then.
  await sql`
    update former_machine as machine
    set next_interval_ends_on = (task ->> 'countsFromOn')::date + (task ->> 'intervalDays')::integer
    from former_machine as former, jsonb_array_elements(former.tasks) as task
    where machine.dealership_id = former.dealership_id and machine.id = former.id
      and task ->> 'id' = former.next_task_id::text and task ->> 'intervalDays' is not null`.execute(db)
}
