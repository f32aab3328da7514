import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // How often somebody is e-mailed what has fallen due on the machines of their side.
  await sql`create type due_email_frequency as enum ('at_once', 'daily', 'weekly', 'never')`.execute(db)
  await sql`alter table person add column due_emails due_email_frequency not null default 'daily'`.execute(db)
  // The last day, there, whose morning the people of the organization were e-mailed.
  await sql`alter table organization add column digested_on date`.execute(db)

  // What somebody is still to be e-mailed: a row for each person and due item, until it is in an e-mail.
  await sql`
    create table due_notice (
      organization_id uuid not null references organization on delete cascade,
      person_id uuid not null references person on delete cascade,
      item_id uuid not null references due_item (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (organization_id, person_id, item_id)
    )`.execute(db)
  await sql`create index on due_notice (person_id)`.execute(db)
  await sql`create index on due_notice (item_id)`.execute(db)

  // Where a mailbox unsubscribes by itself (RFC 8058); its token opens something, so it is emptied once it was sent.
  await sql`alter table email add column unsubscribe_url text`.execute(db)
}
