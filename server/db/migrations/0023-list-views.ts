import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type list_density as enum ('comfortable', 'compact')`.execute(db)
  await sql`
    create table list_view (
      person_id uuid not null references person on delete cascade,
      id uuid primary key default gen_random_uuid(),
      list text not null,
      name text not null,
      search jsonb not null,
      hidden_columns text[] not null,
      density list_density not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index list_view_name_idx on list_view (person_id, list, lower(name))`.execute(db)
}
