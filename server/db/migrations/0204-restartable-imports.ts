import { type Kysely, sql } from 'kysely'

/** The status in which an import that was interrupted is started again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_import add column restarts_as catalogue_import_status`.execute(db)
  await sql`alter table stock_import add column restarts_as catalogue_import_status`.execute(db)
  await sql`update stock_import set restarts_as = 'APPLYING' where status = 'FAILED' and applied_until > 0`.execute(db)
  // It counts stored rows once an import has failed.
  await sql`update stock_import set progress = 0 where status = 'FAILED' and applied_until = 0`.execute(db)
}
