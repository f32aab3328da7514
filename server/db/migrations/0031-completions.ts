import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each time that a task was done, also what was taken back. done_total: in tenths over all meters; done_value: as the
  // meter showed it then. before_*: where the interval began until then, to be put back; null for what is older than
  // this table.
  await sql`
    create table completion (
      organization_id uuid not null,
      instance_id uuid not null,
      task_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      item_id uuid references due_item (id) on delete set null,
      task_name text not null,
      kit_name text,
      done_total bigint,
      done_value bigint,
      done_on date not null,
      done_by uuid references person on delete set null,
      note text not null default '',
      recorded_at timestamptz not null default clock_timestamp(),
      before_total bigint,
      before_on date,
      before_begun_at timestamptz,
      before_last_total bigint,
      before_last_done_on date,
      undone_at timestamptz,
      undone_by uuid references person on delete set null,
      undo_reason text,
      primary key (organization_id, instance_id, id),
      foreign key (organization_id, instance_id, task_id)
        references instance_task (organization_id, instance_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on completion (organization_id, instance_id, recorded_at desc, id)`.execute(db)
  await sql`create index on completion (organization_id, instance_id, task_id)`.execute(db)
  for (const column of ['item_id', 'done_by', 'undone_by']) {
    await sql`create index on completion (${sql.ref(column)})`.execute(db)
  }
  await sql`
    insert into completion (organization_id, instance_id, task_id, item_id, task_name, kit_name, done_total, done_value,
      done_on, done_by, note, recorded_at)
    select item.organization_id, item.instance_id, item.task_id, item.id, task.name, bundle.name, item.done_total,
      greatest(0, item.done_total - (machine.last_total - machine.last_value)), item.done_on, item.done_by, item.note,
      item.closed_at
    from due_item as item
    join instance_task as task on task.id = item.task_id
    join machine_instance as machine on machine.organization_id = item.organization_id and machine.id = item.instance_id
    left join bundle on bundle.id = task.kit_id
    where item.done_on is not null and item.closed_at is not null`.execute(db)

  // The states that transition() moves it through; with closed_at go the indexes on open items.
  await sql`
    alter table due_item
      add column status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'WITHDRAWN')),
      add column version integer not null default 1`.execute(db)
  await sql`
    update due_item set status = case when done_on is null then 'WITHDRAWN' else 'DONE' end
    where closed_at is not null`.execute(db)
  await sql`
    alter table due_item drop column closed_at, drop column done_total, drop column done_on, drop column done_by,
      drop column note`.execute(db)
  await sql`create unique index due_item_one_open on due_item (task_id) where status = 'OPEN'`.execute(db)
  for (const side of ['organization_id', 'dealership_id']) {
    await sql`
      create index on due_item (${sql.ref(side)}, is_overdue desc, raised_at, id) where status = 'OPEN'`.execute(db)
  }
}
