import { type Kysely, sql } from 'kysely'

/** Imports of machines that a job stores step by step: how far each is, and the rows that are not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type machine_import_status as enum ('APPLYING', 'APPLIED', 'FAILED')`.execute(db)
  // dealership_id serves the new machines. total: how many rows are to be stored.
  await sql`
    alter table machine_import
      add column status machine_import_status not null default 'APPLIED',
      add column started_by uuid references person on delete set null,
      add column dealership_id uuid references organization on delete cascade,
      add column total integer not null default 0,
      add column progress integer not null default 0,
      add column refused integer not null default 0,
      add column failure jsonb,
      add column finished_at timestamptz`.execute(db)
  await sql`create index on machine_import (started_by)`.execute(db)
  await sql`create index on machine_import (dealership_id)`.execute(db)
  // machine: what is to be stored, as the table describes it. reason: why the row is not.
  await sql`
    create table machine_import_input (
      organization_id uuid not null,
      import_id uuid not null,
      line integer not null,
      serial_number text,
      machine jsonb,
      reason jsonb,
      primary key (organization_id, import_id, line),
      foreign key (organization_id, import_id) references machine_import (organization_id, id) on delete cascade
    )`.execute(db)
}
