import { type Kysely, sql } from 'kysely'

/** The general assistant is also asked about the fleet and the person's own records, for which no machine is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table conversation
      alter column machine_id drop not null,
      add constraint conversation_has_a_machine check (machine_id is not null or assistant = 'general')`.execute(db)
}
