import { type Kysely, sql } from 'kysely'

/** Why a manual or an e-mail failed, in every language. Earlier reasons exist in English alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['manual', 'email']) {
    await sql`
      alter table ${sql.table(table)} alter column reason type jsonb
        using case when reason is not null then jsonb_build_object('en', reason, 'es', reason) end`.execute(db)
  }
}
