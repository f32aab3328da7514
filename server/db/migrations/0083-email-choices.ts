import { type Kysely, sql } from 'kysely'

/** Which e-mails somebody wants, and how soon. Without a row an e-mail is sent at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type email_frequency as enum ('at_once', 'daily', 'never')`.execute(db)
  await sql`
    create type email_topic as enum (
      'orders', 'shipments', 'returns', 'messages', 'quotes', 'maintenance_quotes', 'payments')`.execute(db)
  await sql`
    create table email_choice (
      person_id uuid not null references person on delete cascade,
      topic email_topic not null,
      frequency email_frequency not null,
      primary key (person_id, topic)
    )`.execute(db)
  // What waits for somebody's next morning. Links may open something: secrets has those parts, as in the outbox.
  await sql`
    create table digest_entry (
      person_id uuid not null references person on delete cascade,
      id bigint not null generated always as identity,
      topic email_topic not null,
      subject jsonb not null,
      url text,
      secrets text[] not null default '{}',
      created_at timestamptz not null default now(),
      primary key (person_id, id)
    )`.execute(db)
  await sql`create index on digest_entry (created_at)`.execute(db)
}
