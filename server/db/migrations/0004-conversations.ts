import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type assistant_name as enum ('operations', 'parts', 'general')`.execute(db)
  await sql`create type turn_role as enum ('user', 'assistant')`.execute(db)

  await sql`
    create table conversation (
      organization_id uuid references organization,
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      assistant assistant_name not null,
      machine_id uuid not null references machine on delete cascade,
      title text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on conversation (person_id, updated_at desc)`.execute(db)

  // answer holds what the engine composed; it is null for a person's turn.
  await sql`
    create table message (
      conversation_id uuid not null references conversation on delete cascade,
      position integer not null,
      id uuid not null unique default gen_random_uuid(),
      role turn_role not null,
      content text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (conversation_id, position),
      check ((role = 'assistant') = (answer is not null))
    )`.execute(db)
}
