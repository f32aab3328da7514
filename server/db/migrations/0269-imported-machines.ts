import { type Kysely, sql } from 'kysely'

/** Imports of machines: what each row has stored and what was there before, so that it can be taken back for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table machine_import (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      imported_by uuid references organization on delete cascade,
      file_name text not null,
      created integer not null default 0,
      updated integer not null default 0,
      undo jsonb,
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on machine_import (imported_by)`.execute(db)
  // before and after: what describes the machine. undone: what became of it when the import was undone.
  await sql`
    create table machine_import_row (
      organization_id uuid not null,
      import_id uuid not null,
      line integer not null,
      fate catalogue_import_fate not null,
      serial_number text not null,
      instance_id uuid not null,
      reading_id uuid,
      before jsonb,
      after jsonb,
      undone text,
      reason jsonb,
      primary key (organization_id, import_id, line),
      foreign key (organization_id, import_id) references machine_import (organization_id, id) on delete cascade
    )`.execute(db)
}
