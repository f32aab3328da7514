import { type Kysely, sql } from 'kysely'

/** How long work ended, for the person who started it and may be on another page, or signed out, by then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type notice_outcome as enum ('success', 'failure')`.execute(db)
  await sql`
    create table notice (
      person_id uuid not null references person on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      outcome notice_outcome not null,
      text jsonb not null,
      link text not null,
      created_at timestamptz not null default clock_timestamp(),
      read_at timestamptz,
      primary key (person_id, id)
    )`.execute(db)
  await sql`create index notice_newest_idx on notice (person_id, created_at desc, id)`.execute(db)
}
