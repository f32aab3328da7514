import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type feedback_rating as enum ('up', 'down')`.execute(db)
  await sql`
    create table feedback (
      organization_id uuid references organization on delete set null,
      id uuid primary key default gen_random_uuid(),
      conversation_id uuid not null references conversation on delete cascade,
      message_id uuid not null references message (id) on delete cascade,
      person_id uuid not null references person on delete cascade,
      rating feedback_rating not null,
      reason text not null default '',
      created_at timestamptz not null default now(),
      unique (message_id, person_id)
    )`.execute(db)
  await sql`create index on feedback (created_at desc)`.execute(db)
}
