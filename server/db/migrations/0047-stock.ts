import { type Kysely, sql } from 'kysely'

/** Stock as an append-only ledger: a level is the sum of its movements, which the database itself keeps so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_location (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      name text not null check (name <> ''),
      is_default boolean not null default false,
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      primary key (organization_id, id),
      check (is_active or not is_default)
    )`.execute(db)
  await sql`create unique index on stock_location (organization_id, lower(name))`.execute(db)
  await sql`create unique index stock_location_one_default on stock_location (organization_id) where is_default`.execute(
    db,
  )

  // reserved pieces are on hand, but promised to an order. What is ordered beyond stock is on the order, not here.
  await sql`
    create table stock_level (
      organization_id uuid not null,
      part_id uuid not null,
      location_id uuid not null,
      on_hand integer not null default 0 check (on_hand >= 0),
      reserved integer not null default 0 check (reserved between 0 and on_hand),
      reorder_level integer check (reorder_level >= 0),
      primary key (organization_id, part_id, location_id),
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id),
      foreign key (organization_id, location_id) references stock_location (organization_id, id)
    )`.execute(db)
  await sql`create index on stock_level (organization_id, location_id)`.execute(db)

  await sql`
    create type stock_movement_kind as enum (
      'RECEIVED', 'COUNTED', 'ADJUSTED', 'TRANSFERRED', 'RESERVED', 'RELEASED', 'SHIPPED', 'RETURNED')`.execute(db)
  await sql`
    create table stock_movement (
      organization_id uuid not null references organization,
      id bigint generated always as identity,
      part_id uuid not null,
      location_id uuid not null,
      kind stock_movement_kind not null,
      on_hand_change integer not null default 0,
      reserved_change integer not null default 0,
      order_id uuid,
      order_line_id uuid,
      person_id uuid references person on delete set null,
      reason text not null default '',
      recorded_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, id),
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id),
      foreign key (organization_id, location_id) references stock_location (organization_id, id),
      check (on_hand_change <> 0 or reserved_change <> 0)
    )`.execute(db)
  await sql`create index on stock_movement (organization_id, part_id, id)`.execute(db)
  await sql`create index on stock_movement (organization_id, location_id, id)`.execute(db)
  await sql`create index on stock_movement (order_id)`.execute(db)
  await sql`create index on stock_movement (person_id)`.execute(db)

  await sql`
    create function apply_stock_movement() returns trigger language plpgsql as $$
    begin
      insert into stock_level (organization_id, part_id, location_id)
      values (new.organization_id, new.part_id, new.location_id) on conflict do nothing;
      update stock_level set on_hand = on_hand + new.on_hand_change, reserved = reserved + new.reserved_change
      where organization_id = new.organization_id and part_id = new.part_id and location_id = new.location_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger stock_movement_applied after insert on stock_movement
    for each row execute function apply_stock_movement()`.execute(db)
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  // The person of a movement may be forgotten, as by the foreign key above.
  await sql`
    create trigger stock_movement_unchanged before update of
      organization_id, id, part_id, location_id, kind, on_hand_change, reserved_change, order_id, order_line_id,
      reason, recorded_at or delete on stock_movement
    for each row execute function refuse_ledger_change()`.execute(db)
}
