import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // owner_id: the dealership that made the model, and may change it; null for a super user's.
  await sql`alter table machine add column owner_id uuid references organization`.execute(db)

  // Money is an amount in minor units and an ISO 4217 currency.
  await sql`
    create table catalogue_part (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      part_number text not null check (part_number <> ''),
      description text not null default '',
      cost_amount bigint check (cost_amount >= 0),
      cost_currency text check (cost_currency ~ '^[A-Z]{3}$'),
      created_at timestamptz not null default now(),
      primary key (organization_id, id),
      check ((cost_amount is null) = (cost_currency is null))
    )`.execute(db)
  await sql`create unique index on catalogue_part (organization_id, upper(part_number))`.execute(db)

  // A service kit is a bundle that is tied to a machine and an interval (behaviour, section 1).
  await sql`
    create table bundle (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      name text not null check (name <> ''),
      machine_id uuid references machine on delete cascade,
      interval_hours integer check (interval_hours > 0),
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on bundle (machine_id)`.execute(db)
  await sql`
    create table bundle_part (
      organization_id uuid not null,
      bundle_id uuid not null,
      part_id uuid not null,
      position integer not null default 0,
      quantity integer not null check (quantity > 0),
      primary key (organization_id, bundle_id, part_id),
      foreign key (organization_id, bundle_id) references bundle (organization_id, id) on delete cascade,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id)
    )`.execute(db)
}
