import { type Kysely, sql } from 'kysely'

/** Imports of parts. The rows are stored first, so that people can check them before the catalogue changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type catalogue_import_status as enum ('READING', 'CHECKED', 'APPLYING', 'APPLIED', 'FAILED')`.execute(db)
  await sql`create type catalogue_import_fate as enum ('created', 'updated', 'unchanged', 'refused')`.execute(db)
  // progress counts rows: read ones while reading, then stored ones.
  await sql`
    create table catalogue_import (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      file_name text not null,
      storage_key text not null,
      status catalogue_import_status not null default 'READING',
      progress integer not null default 0,
      created integer not null default 0,
      updated integer not null default 0,
      unchanged integer not null default 0,
      refused integer not null default 0,
      failure jsonb,
      started_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on catalogue_import (started_by)`.execute(db)
  // Null where the file says nothing. part_key and superseded_key compare numbers as the catalogue's unique index does.
  await sql`
    create table catalogue_import_row (
      organization_id uuid not null,
      import_id uuid not null,
      line integer not null,
      fate catalogue_import_fate not null default 'unchanged',
      reason jsonb,
      part_number text not null default '',
      part_key text not null generated always as (upper(part_number)) stored,
      description text,
      manufacturer text,
      unit text,
      cost_amount bigint,
      core_charge_amount bigint,
      pack_size integer,
      min_quantity integer,
      is_active boolean,
      superseded_by text,
      superseded_key text generated always as (upper(superseded_by)) stored,
      supersession_reason text,
      primary key (organization_id, import_id, line),
      foreign key (organization_id, import_id) references catalogue_import (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on catalogue_import_row (organization_id, import_id, fate, line)`.execute(db)
  await sql`create index on catalogue_import_row (organization_id, import_id, part_key)`.execute(db)
}
