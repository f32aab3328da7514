import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Where a question to the dealer was asked: the answer that did not help, by its position, because an answer that is
  // given again takes the place of the former one. reply_to: the question that a message of the dealership answers.
  await sql`
    alter table operator_machine_message
      add column asked_conversation_id uuid references conversation on delete set null,
      add column asked_position integer,
      add column reply_to uuid references operator_machine_message (id) on delete set null,
      add check (asked_conversation_id is null or asked_position is not null)`.execute(db)
  await sql`
    create index on operator_machine_message (asked_conversation_id)
      where asked_conversation_id is not null`.execute(db)
  await sql`create index on operator_machine_message (reply_to) where reply_to is not null`.execute(db)
}
