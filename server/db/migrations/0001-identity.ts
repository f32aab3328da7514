import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type organization_type as enum ('DEALERSHIP', 'OPERATOR')`.execute(db)
  await sql`
    create type onboarding_status as enum ('COMPLETE_PROFILE', 'CHANGE_PASSWORD', 'ONBOARDING_STRIPE', 'DONE')`.execute(
    db,
  )
  await sql`create type session_end as enum ('logout', 'reuse', 'revoked')`.execute(db)

  await sql`
    create table organization (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      description text not null default '',
      phone_number text not null default '',
      type organization_type not null,
      created_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table dealership_operator (
      dealership_id uuid not null references organization,
      operator_id uuid not null references organization,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (dealership_id, operator_id)
    )`.execute(db)
  await sql`create index on dealership_operator (operator_id)`.execute(db)

  await sql`
    create table person (
      organization_id uuid references organization,
      id uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      username text not null,
      first_name text not null default '',
      last_name text not null default '',
      password_hash text,
      is_superuser boolean not null default false,
      is_active boolean not null default true,
      groups text[] not null default '{}' check (groups <@ array['Org Admin', 'Org User', 'Machine Operator']),
      onboarding_status onboarding_status,
      date_joined timestamptz not null default now(),
      check (is_superuser or organization_id is not null)
    )`.execute(db)
  await sql`create unique index on person (email)`.execute(db)
  await sql`create index on person (organization_id)`.execute(db)

  await sql`
    create table session (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      user_agent text not null default '',
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      ended_at timestamptz,
      end_reason session_end
    )`.execute(db)
  await sql`create index on session (person_id)`.execute(db)

  await sql`
    create table refresh_token (
      id uuid primary key,
      session_id uuid not null references session on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz,
      attempt text,
      successor_id uuid
    )`.execute(db)
  await sql`create index on refresh_token (session_id)`.execute(db)
}
