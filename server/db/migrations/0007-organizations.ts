import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization add column logo_key text`.execute(db)
  await sql`create index on organization (lower(name))`.execute(db)
  // id: that of the request which the link came from, where there was one.
  await sql`
    alter table dealership_operator
      add column id uuid not null unique default gen_random_uuid(),
      add column ended_by uuid references person on delete set null`.execute(db)

  await sql`
    create table address (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      label text not null check (label <> ''),
      recipient text not null default '',
      line1 text not null check (line1 <> ''),
      line2 text not null default '',
      city text not null check (city <> ''),
      region text not null default '',
      postal_code text not null default '',
      country text not null check (country ~ '^[A-Z]{2}$'),
      phone_number text not null default '',
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create unique index address_one_default on address (organization_id) where is_default`.execute(db)

  // operator_id is null while nobody has an account under that e-mail; the dealership cannot tell the difference.
  await sql`create type link_request_status as enum ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')`.execute(db)
  await sql`
    create table link_request (
      dealership_id uuid not null references organization on delete cascade,
      id uuid primary key default gen_random_uuid(),
      operator_id uuid references organization on delete cascade,
      email text not null,
      status link_request_status not null default 'PENDING',
      requested_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      answered_by uuid references person on delete set null,
      answered_at timestamptz
    )`.execute(db)
  await sql`create unique index link_request_one_open on link_request (dealership_id, email) where status = 'PENDING'`.execute(
    db,
  )
  await sql`create index on link_request (operator_id)`.execute(db)
}
