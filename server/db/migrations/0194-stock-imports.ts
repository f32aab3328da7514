import { type Kysely, sql } from 'kysely'

/** Counts of stock that are uploaded as tables. The rows are stored first, so that people can check them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // progress counts rows: read ones while reading, then stored ones. applied_until is the last line that is stored.
  await sql`
    create table stock_import (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      file_name text not null,
      storage_key text not null,
      status catalogue_import_status not null default 'READING',
      progress integer not null default 0,
      applied_until integer not null default 0,
      updated integer not null default 0,
      unchanged integer not null default 0,
      refused integer not null default 0,
      failure jsonb,
      started_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on stock_import (started_by)`.execute(db)
  // location is the open location as it is called, or what the file says; before is what was on hand when it was checked.
  await sql`
    create table stock_import_row (
      organization_id uuid not null,
      import_id uuid not null,
      line integer not null,
      fate catalogue_import_fate not null,
      reason jsonb,
      part_number text not null default '',
      location text not null default '',
      part_id uuid,
      before integer,
      quantity integer,
      reorder_level integer,
      primary key (organization_id, import_id, line),
      foreign key (organization_id, import_id) references stock_import (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on stock_import_row (organization_id, import_id, fate, line)`.execute(db)
}
