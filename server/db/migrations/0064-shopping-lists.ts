import { type Kysely, sql } from 'kysely'

/**
 * Shopping lists have an owner, who may share them inside the own organization. The tables of migration 48 had none, and
 * nothing was ever stored in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table shopping_list_line`.execute(db)
  await sql`drop table shopping_list`.execute(db)
  await sql`
    create table shopping_list (
      organization_id uuid not null references organization on delete cascade,
      operator_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      version integer not null default 1,
      name text not null check (name <> ''),
      person_id uuid not null references person on delete cascade,
      shared_with uuid references organization on delete cascade,
      created_at timestamptz not null default now(),
      primary key (organization_id, operator_id, id)
    )`.execute(db)
  await sql`
    create unique index shopping_list_name_idx
    on shopping_list (organization_id, operator_id, person_id, lower(name))`.execute(db)
  await sql`create index on shopping_list (operator_id)`.execute(db)
  await sql`create index on shopping_list (person_id)`.execute(db)
  await sql`create index on shopping_list (shared_with)`.execute(db)
  // A part that is deleted remains on the list, which names it and says that it is gone: therefore no foreign key.
  await sql`
    create table shopping_list_line (
      organization_id uuid not null,
      operator_id uuid not null,
      list_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      position bigint not null generated always as identity,
      part_id uuid,
      bundle_id uuid,
      part_number text not null,
      description text not null,
      quantity integer not null check (quantity > 0),
      primary key (organization_id, operator_id, list_id, id),
      unique nulls not distinct (organization_id, operator_id, list_id, part_id, bundle_id),
      foreign key (organization_id, operator_id, list_id) references shopping_list on delete cascade,
      check ((part_id is null) <> (bundle_id is null))
    )`.execute(db)
}
