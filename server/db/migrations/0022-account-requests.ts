import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // invited_by_id: the organization whose admin invited the person, if that was another one than their own. Such an
  // account ends with the link between the two unless an admin of its own organization confirmed it.
  await sql`
    alter table person
      add column invited_by_id uuid references organization on delete set null,
      add column confirmed_by uuid references person on delete set null`.execute(db)
  await sql`create index on person (invited_by_id) where invited_by_id is not null`.execute(db)
  await sql`create index on person (confirmed_by) where confirmed_by is not null`.execute(db)

  await sql`create type account_request_status as enum ('PENDING', 'APPROVED', 'DECLINED', 'WITHDRAWN')`.execute(db)
  await sql`
    create table account_request (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      dealership_id uuid not null references organization on delete cascade,
      status account_request_status not null default 'PENDING',
      version integer not null default 1,
      email text not null check (email = lower(email)),
      role text not null check (role in ('Org User', 'Machine Operator')),
      first_name text not null default '',
      last_name text not null default '',
      requested_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      answered_at timestamptz,
      primary key (organization_id, id)
    )`.execute(db)
  await sql`
    create unique index account_request_one_open on account_request (dealership_id, organization_id, email)
    where status = 'PENDING'`.execute(db)
  await sql`create index on account_request (dealership_id, created_at desc)`.execute(db)
  await sql`create index on account_request (requested_by) where requested_by is not null`.execute(db)
}
