import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand (
      id uuid primary key default gen_random_uuid(),
      name text not null unique check (name <> ''),
      created_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table machine_type (
      id uuid primary key default gen_random_uuid(),
      name text not null unique check (name <> '')
    )`.execute(db)

  await sql`
    create table machine (
      id uuid primary key default gen_random_uuid(),
      brand_id uuid not null references brand,
      type_id uuid not null references machine_type,
      model text not null check (model <> ''),
      storage_key text not null unique,
      created_at timestamptz not null default now(),
      unique (brand_id, model)
    )`.execute(db)

  await sql`
    create table machine_variant (
      id uuid primary key default gen_random_uuid(),
      machine_id uuid not null references machine on delete cascade,
      name text not null,
      serial_number_start text,
      serial_number_end text,
      position integer not null default 0
    )`.execute(db)
  await sql`create index on machine_variant (machine_id, position)`.execute(db)

  // The models that a dealership keeps.
  await sql`
    create table organization_machine (
      organization_id uuid not null references organization on delete cascade,
      machine_id uuid not null references machine on delete cascade,
      created_at timestamptz not null default now(),
      primary key (organization_id, machine_id)
    )`.execute(db)
  await sql`create index on organization_machine (machine_id)`.execute(db)

  // The models that a dealership has assigned to one operator.
  await sql`
    create table operator_machine (
      organization_id uuid not null references organization on delete cascade,
      dealership_id uuid not null references organization,
      machine_id uuid not null references machine on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      created_at timestamptz not null default now(),
      primary key (organization_id, dealership_id, machine_id)
    )`.execute(db)
  await sql`create index on operator_machine (machine_id)`.execute(db)
}
