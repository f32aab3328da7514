import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Kept by whoever looks at the machine's tasks, so that a list begins with what is overdue by the index alone.
  await sql`alter table due_item add column is_overdue boolean not null default false`.execute(db)
  // As the rule has it: past the hour (ten tenths) or the day in which it fell due.
  await sql`
    update due_item set is_overdue = true from machine_instance as machine
    where machine.organization_id = due_item.organization_id and machine.id = due_item.instance_id
      and due_item.closed_at is null
      and (due_item.due_total + 10 < machine.last_total or due_item.due_on < current_date)`.execute(db)

  for (const side of ['organization_id', 'dealership_id']) {
    await sql`drop index ${sql.ref(`due_item_${side}_raised_at_id_idx`)}`.execute(db)
    await sql`
      create index on due_item (${sql.ref(side)}, is_overdue desc, raised_at, id) where closed_at is null`.execute(db)
  }
}
