import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // record_type is the table of the record, which may be any that has states.
  await sql`
    create table state_change (
      id bigint generated always as identity primary key,
      record_type text not null,
      record_id uuid not null,
      from_status text not null,
      to_status text not null,
      actors text[] not null,
      person_id uuid references person on delete set null,
      reason text not null default '',
      changed_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index on state_change (record_id, id)`.execute(db)
  await sql`create index on state_change (person_id)`.execute(db)

  await sql`
    create table number_series (
      organization_id uuid not null references organization on delete cascade,
      series text not null,
      last bigint not null,
      primary key (organization_id, series)
    )`.execute(db)

  // The attempt is the one request that the key was taken by. status is null from the moment at which its change is
  // stored until its reply is, right after; the reply is sealed, for it may carry what only its reader may know.
  await sql`
    create table idempotency_key (
      person_id uuid not null references person on delete cascade,
      key text not null check (length(key) between 1 and 255),
      operation text not null,
      fingerprint bytea not null,
      attempt uuid not null,
      created_at timestamptz not null default clock_timestamp(),
      status integer,
      sealed_reply bytea,
      primary key (person_id, key)
    )`.execute(db)
  await sql`create index on idempotency_key (created_at)`.execute(db)
}
