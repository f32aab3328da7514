import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a dealership's staff know about a model that its manuals do not say. organization_id: the dealership; null for
  // the platform's. question: what was asked, empty for a note that answers none.
  await sql`
    create table machine_note (
      organization_id uuid references organization on delete cascade,
      id uuid primary key default gen_random_uuid(),
      machine_id uuid not null references machine on delete cascade,
      person_id uuid references person on delete set null,
      question text not null,
      body text not null check (body <> ''),
      is_shared boolean not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on machine_note (machine_id, organization_id, created_at desc)`.execute(db)
  await sql`create index on machine_note (organization_id)`.execute(db)
  await sql`create index on machine_note (person_id)`.execute(db)
}
