import { type Kysely, sql } from 'kysely'

/** Maintenance quotes that the system drafts when tasks fall due (behaviour, section 7), and a dealership's switch for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization add column drafts_maintenance_quotes boolean not null default true`.execute(db)
  await sql`alter table maintenance_quote add column is_automatic boolean not null default false`.execute(db)
  await sql`
    create index on maintenance_quote (id) where is_automatic and status = 'DRAFT' and version = 1`.execute(db)
}
