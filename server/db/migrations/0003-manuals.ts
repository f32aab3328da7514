import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type manual_kind as enum ('operation', 'parts', 'service', 'other')`.execute(db)
  await sql`create type manual_status as enum ('QUEUED', 'PROCESSING', 'READY', 'FAILED')`.execute(db)

  // organization_id is null for what a super user uploaded for all who have the machine.
  await sql`
    create table manual (
      organization_id uuid references organization,
      id uuid primary key default gen_random_uuid(),
      machine_id uuid not null references machine,
      display_name text not null check (display_name <> ''),
      kind manual_kind not null,
      machine_years text,
      serial_number_start text,
      serial_number_end text,
      storage_key text not null unique,
      sha256 text not null,
      size bigint not null,
      status manual_status not null default 'QUEUED',
      reason text,
      pages integer,
      pages_done integer not null default 0,
      revision integer not null default 0,
      uploaded_by uuid references person on delete set null,
      uploaded_at timestamptz not null default now(),
      check ((status = 'FAILED') = (reason is not null))
    )`.execute(db)
  await sql`create unique index manual_same_file on manual (machine_id, sha256, organization_id) nulls not distinct`.execute(
    db,
  )

  await sql`
    create table manual_page (
      manual_id uuid not null references manual on delete cascade,
      page integer not null check (page > 0),
      width real not null,
      height real not null,
      primary key (manual_id, page)
    )`.execute(db)

  await sql`
    create table passage (
      manual_id uuid not null references manual on delete cascade,
      ordinal integer not null,
      page integer not null check (page > 0),
      body jsonb not null,
      primary key (manual_id, ordinal)
    )`.execute(db)
}
