import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A model that was taken back leaves its assignment, so that the thread about it stays readable.
  await sql`alter table operator_machine add column removed_at timestamptz`.execute(db)
  await sql`
    create table thread_reader (
      operator_machine_id uuid not null references operator_machine (id) on delete cascade,
      person_id uuid not null references person on delete cascade,
      read_until timestamptz not null,
      primary key (operator_machine_id, person_id)
    )`.execute(db)
  await sql`create index on thread_reader (person_id)`.execute(db)
}
