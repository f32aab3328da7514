import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // password_expires_at is there as long as the password is the temporary one of an invitation.
  await sql`
    alter table person
      add column language text not null default 'en' check (language in ('en', 'es')),
      add column units text not null default 'metric' check (units in ('metric', 'us')),
      add column password_expires_at timestamptz`.execute(db)
  await sql`alter table session add column address text not null default ''`.execute(db)

  await sql`create type one_time_purpose as enum ('reset_password', 'magic_login')`.execute(db)
  await sql`
    create table one_time_token (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      purpose one_time_purpose not null,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index on one_time_token (person_id, purpose)`.execute(db)

  // account_hash: of the e-mail as it was typed, whether or not there is such an account.
  await sql`
    create table sign_in_failure (
      account_hash bytea primary key,
      failures integer not null,
      last_failed_at timestamptz not null,
      locked_until timestamptz
    )`.execute(db)
  await sql`create index on sign_in_failure (last_failed_at)`.execute(db)
}
