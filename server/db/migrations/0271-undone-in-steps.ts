import { type Kysely, sql } from 'kysely'

/** Who undoes an import of machines, which a job does step by step, and the assignments of models that it made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table machine_import
      add column undone_by uuid references person on delete set null,
      add column assigned_ids uuid[] not null default '{}'`.execute(db)
  await sql`create index on machine_import (undone_by)`.execute(db)
}
