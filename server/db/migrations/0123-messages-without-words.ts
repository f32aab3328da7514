import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A photograph may be sent without words; that a message has one or the other is a rule of the service.
  await sql`alter table operator_machine_message drop constraint operator_machine_message_body_check`.execute(db)
}
