import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type email_status as enum ('QUEUED', 'SENT', 'FAILED', 'KEPT')`.execute(db)

  // secrets: the words of the text that open something, such as links and passwords; whoever reads the outbox sees blanks.
  await sql`
    create table email (
      organization_id uuid references organization on delete set null,
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      recipient text not null,
      subject text not null,
      html text not null,
      text text not null,
      secrets text[] not null default '{}',
      status email_status not null default 'QUEUED',
      attempts integer not null default 0,
      reason text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db)
  await sql`create index on email (created_at desc)`.execute(db)

  // person_id: only this person and the admins of the organization see it; null is for all of the organization.
  await sql`create type activity_type as enum ('machine', 'order')`.execute(db)
  await sql`
    create table activity (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null default gen_random_uuid(),
      type activity_type not null,
      event text not null,
      title text not null,
      link text not null,
      person_id uuid references person on delete cascade,
      occurred_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on activity (organization_id, occurred_at desc)`.execute(db)

  // For the figures of the dashboard.
  await sql`create index on conversation (organization_id)`.execute(db)
  await sql`create index on message (created_at) where answer is not null`.execute(db)
}
