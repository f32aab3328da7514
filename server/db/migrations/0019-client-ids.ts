import { type Kysely, sql } from 'kysely'

/** client_id: what a client sends again, because it heard no answer, is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_machine_message add client_id uuid`.execute(db)
  await sql`create unique index operator_machine_message_sent_once
    on operator_machine_message (operator_machine_id, person_id, client_id) where client_id is not null`.execute(db)

  // Of a conversation: the question that began it; of a message: the tries of one question.
  await sql`alter table conversation add client_id uuid`.execute(db)
  await sql`create unique index conversation_begun_once on conversation (person_id, client_id)
    where client_id is not null`.execute(db)
  await sql`alter table message add client_id uuid check (client_id is null or role = 'user')`.execute(db)
  await sql`create unique index message_asked_once on message (conversation_id, client_id)
    where client_id is not null`.execute(db)
}
