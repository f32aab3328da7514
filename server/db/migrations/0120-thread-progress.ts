import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operator_machine
      add column thread_status text not null default 'OPEN' check (thread_status in ('OPEN', 'CLOSED')),
      add column thread_version integer not null default 1,
      add column thread_assignee_id uuid references person on delete set null`.execute(db)
  await sql`
    create index on operator_machine (thread_assignee_id) where thread_assignee_id is not null`.execute(db)
  await sql`
    create table thread_event (
      operator_machine_id uuid not null references operator_machine (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (kind in ('ASSIGNED', 'UNASSIGNED', 'CLOSED', 'REOPENED')),
      person_id uuid references person on delete set null,
      assignee_id uuid references person on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (operator_machine_id, id)
    )`.execute(db)
  await sql`create index on thread_event (person_id)`.execute(db)
  await sql`create index on thread_event (assignee_id) where assignee_id is not null`.execute(db)
}
