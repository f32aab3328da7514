import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type telematics_authentication as enum ('none', 'basic', 'bearer')`.execute(db)

  // dealership_id: whose admin added it; then it counts for the machines that this dealership serves.
  // password_sealed: encrypted with a key that is made from the server's secret, and never sent back.
  // next_poll_at: when it is read again; asked_at: since when a reading is under way or waits to be.
  await sql`
    create table telematics_source (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      dealership_id uuid references organization,
      name text not null check (name <> ''),
      url text not null,
      authentication telematics_authentication not null default 'none',
      username text not null default '',
      password_sealed bytea,
      interval_minutes integer not null default 60 check (interval_minutes between 5 and 10080),
      is_active boolean not null default true,
      next_poll_at timestamptz not null default now(),
      asked_at timestamptz,
      last_polled_at timestamptz,
      last_failure text,
      last_report jsonb,
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on telematics_source (next_poll_at) where is_active`.execute(db)
}
