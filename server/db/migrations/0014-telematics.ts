import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The password is encrypted with the server's secret.
  await sql`
    create table telematics_source (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      name text not null check (name <> ''),
      url text not null,
      username text not null default '',
      password_sealed bytea,
      interval_minutes integer not null default 60 check (interval_minutes between 5 and 10080),
      is_active boolean not null default true,
      last_polled_at timestamptz,
      last_outcome text,
      last_report jsonb,
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
}
