import { type Kysely, sql } from 'kysely'

/** What a dealership sells, and to whom for how much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One for each dealership; all of its prices are in this currency.
  await sql`
    create table catalogue (
      organization_id uuid primary key references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      name text not null check (name <> ''),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into catalogue (organization_id, name, currency)
    select organization_id, 'Parts', min(cost_currency) from catalogue_part
    where cost_currency is not null group by organization_id`.execute(db)

  // number_key compares part numbers whatever their case, blanks and punctuation.
  // superseded_by_id: the part that replaces this one.
  await sql`
    alter table catalogue_part
      add column manufacturer text not null default '',
      add column unit text not null default '',
      add column pack_size integer not null default 1 check (pack_size > 0),
      add column min_quantity integer not null default 1 check (min_quantity > 0),
      add column core_charge_amount bigint check (core_charge_amount >= 0),
      add column is_active boolean not null default true,
      add column superseded_by_id uuid,
      add column supersession_reason text not null default '',
      add column image_key text,
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column number_key text not null generated always as (
        upper(regexp_replace(part_number, '[^[:alnum:]]', '', 'g'))) stored,
      add column search_text text not null generated always as (
        lower(' ' || part_number || ' ' || description || ' ' || manufacturer)) stored,
      add foreign key (organization_id, superseded_by_id) references catalogue_part (organization_id, id),
      add check (superseded_by_id <> id)`.execute(db)
  await sql`create index on catalogue_part (organization_id, number_key)`.execute(db)
  await sql`create index on catalogue_part (organization_id, superseded_by_id)`.execute(db)
  await sql`create index on catalogue_part using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)
  for (const column of ['part_number', 'description', 'coalesce(cost_amount, -1)', 'updated_at']) {
    await sql`create index on catalogue_part (organization_id, ${sql.raw(column)}, id)`.execute(db)
  }

  // cost_amount: the price of the whole bundle; null for the sum of its parts' prices.
  await sql`
    alter table bundle
      add column description text not null default '',
      add column cost_amount bigint check (cost_amount >= 0),
      add column is_active boolean not null default true,
      add column image_key text,
      add column updated_at timestamptz not null default now(),
      add column search_text text not null generated always as (lower(' ' || name || ' ' || description)) stored`.execute(
    db,
  )
  await sql`create index on bundle using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)
  await sql`create index on bundle (organization_id, name, id)`.execute(db)

  // The price of one from this quantity on.
  await sql`
    create table price_break (
      organization_id uuid not null,
      part_id uuid not null,
      min_quantity integer not null check (min_quantity > 1),
      cost_amount bigint not null check (cost_amount >= 0),
      primary key (organization_id, part_id, min_quantity),
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id) on delete cascade
    )`.execute(db)

  await sql`
    create table price_list (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      name text not null check (name <> ''),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create unique index on price_list (organization_id, lower(name))`.execute(db)
  await sql`
    create table price_list_entry (
      organization_id uuid not null,
      price_list_id uuid not null,
      part_id uuid not null,
      min_quantity integer not null default 1 check (min_quantity > 0),
      cost_amount bigint not null check (cost_amount >= 0),
      primary key (organization_id, price_list_id, part_id, min_quantity),
      foreign key (organization_id, price_list_id) references price_list (organization_id, id) on delete cascade,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on price_list_entry (organization_id, part_id)`.execute(db)

  // What a dealership has agreed with an operator; no row means the catalogue's prices and no orders on account.
  await sql`
    create table customer_terms (
      organization_id uuid not null references organization on delete cascade,
      operator_id uuid not null references organization on delete cascade,
      price_list_id uuid,
      pays_on_account boolean not null default false,
      version integer not null default 1,
      primary key (organization_id, operator_id),
      foreign key (organization_id, price_list_id) references price_list (organization_id, id)
    )`.execute(db)
  await sql`create index on customer_terms (operator_id)`.execute(db)
  await sql`create index on customer_terms (organization_id, price_list_id)`.execute(db)

  // basis_points are hundredths of a percent. The empty region is every other one.
  await sql`
    create table tax_rate (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      country text not null check (country ~ '^[A-Z]{2}$'),
      region text not null default '',
      name text not null check (name <> ''),
      basis_points integer not null check (basis_points between 0 and 10000),
      version integer not null default 1,
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create unique index on tax_rate (organization_id, country, upper(region))`.execute(db)
}
