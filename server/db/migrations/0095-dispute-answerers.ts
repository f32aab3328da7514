import { type Kysely, sql } from 'kysely'

/** What a dealership tells the bank, and who, is stored before the provider is asked: its event may come first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_dispute
      add column answer text not null default '',
      add column answered_by uuid references person on delete set null`.execute(db)
  await sql`create index on payment_dispute (answered_by)`.execute(db)
}
