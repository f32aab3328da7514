import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a question to the dealer is about: the machine, and the answer that did not help. Null for other messages.
  await sql`
    alter table operator_machine_message
      add column asked_serial_number text,
      add column asked_answer text,
      add check ((asked_serial_number is null) = (asked_answer is null))`.execute(db)
}
