import { type Kysely, sql } from 'kysely'

/** Orders (behaviour, section 6). organization_id is the dealership's in each table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type delivery_method as enum ('SHIP', 'PICKUP')`.execute(db)
  await sql`
    create type order_status as enum (
      'DRAFT', 'AWAITING_PAYMENT', 'FAILED', 'EXPIRED', 'PAID', 'PROCESSING', 'COMPLETED', 'CANCELLED')`.execute(db)
  await sql`
    create type fulfillment_status as enum (
      'UNFULFILLED', 'BACKORDERED', 'PICKING', 'READY_FOR_PICKUP', 'PARTIALLY_SHIPPED', 'SHIPPED',
      'PARTIALLY_DELIVERED', 'DELIVERED', 'PARTIALLY_RETURNED', 'RETURNED', 'CANCELLED')`.execute(db)
  await sql`
    create type payment_status as enum ('UNPAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED')`.execute(db)

  // Amounts are in minor units of the order's currency; prices, tax and address are copies of the time of placing.
  await sql`
    create table customer_order (
      organization_id uuid not null references organization,
      id uuid not null unique default gen_random_uuid(),
      operator_id uuid not null references organization,
      number integer not null,
      status order_status not null default 'DRAFT',
      fulfillment_status fulfillment_status not null default 'UNFULFILLED',
      payment_status payment_status not null default 'UNPAID',
      version integer not null default 1,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      is_on_account boolean not null default false,
      po_number text not null default '',
      note text not null default '',
      delivery delivery_method not null default 'SHIP',
      address jsonb,
      tax_name text not null default '',
      tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 10000),
      subtotal_amount bigint not null default 0,
      core_charge_amount bigint not null default 0,
      tax_amount bigint not null default 0,
      total_amount bigint not null default 0,
      instance_id uuid references machine_instance (id) on delete set null,
      placed_by uuid references person on delete set null,
      placed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search_text text not null default '',
      primary key (organization_id, id),
      unique (organization_id, number),
      check (total_amount = subtotal_amount + core_charge_amount + tax_amount)
    )`.execute(db)
  for (const side of ['organization_id', 'operator_id']) {
    await sql`create index on customer_order (${sql.ref(side)}, created_at, id)`.execute(db)
    await sql`create index on customer_order (${sql.ref(side)}, status, created_at, id)`.execute(db)
  }
  await sql`create index on customer_order (instance_id)`.execute(db)
  await sql`create index on customer_order (placed_by, created_at, id)`.execute(db)
  await sql`create index on customer_order using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)

  // asked_number: the superseded number that was asked for. Quantities count what has happened to the line so far;
  // reserved and back-ordered are what is promised now.
  await sql`
    create table order_line (
      organization_id uuid not null,
      order_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      position integer not null,
      part_id uuid,
      bundle_id uuid,
      part_number text not null default '',
      asked_number text,
      description text not null,
      quantity integer not null check (quantity > 0),
      unit_amount bigint not null check (unit_amount >= 0),
      core_charge_amount bigint not null default 0 check (core_charge_amount >= 0),
      tax_basis_points integer not null default 0,
      tax_amount bigint not null default 0,
      reserved integer not null default 0 check (reserved >= 0),
      picked integer not null default 0 check (picked >= 0),
      shipped integer not null default 0 check (shipped >= 0),
      delivered integer not null default 0 check (delivered >= 0),
      cancelled integer not null default 0 check (cancelled >= 0),
      returned integer not null default 0 check (returned >= 0),
      primary key (organization_id, order_id, id),
      unique (organization_id, order_id, position),
      foreign key (organization_id, order_id) references customer_order (organization_id, id) on delete cascade,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id),
      foreign key (organization_id, bundle_id) references bundle (organization_id, id) on delete set null (bundle_id),
      check (part_id is null or bundle_id is null),
      check (shipped + cancelled <= quantity),
      check (picked <= reserved),
      check (reserved + shipped + cancelled <= quantity),
      check (delivered <= shipped),
      check (returned <= delivered)
    )`.execute(db)
  await sql`create index on order_line (organization_id, part_id)`.execute(db)
  await sql`create index on order_line (organization_id, bundle_id)`.execute(db)

  // What leaves the stock for one of the line: the part itself, or each part of the bundle as it was when ordered.
  await sql`
    create table order_line_part (
      organization_id uuid not null,
      order_id uuid not null,
      line_id uuid not null,
      part_id uuid not null,
      per_unit integer not null check (per_unit > 0),
      primary key (organization_id, order_id, line_id, part_id),
      foreign key (organization_id, order_id, line_id) references order_line on delete cascade,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id)
    )`.execute(db)
  await sql`create index on order_line_part (organization_id, part_id)`.execute(db)

  await sql`
    create table stock_reservation (
      organization_id uuid not null,
      order_id uuid not null,
      line_id uuid not null,
      part_id uuid not null,
      location_id uuid not null,
      quantity integer not null check (quantity > 0),
      primary key (organization_id, order_id, line_id, part_id, location_id),
      foreign key (organization_id, order_id, line_id, part_id) references order_line_part,
      foreign key (organization_id, location_id) references stock_location (organization_id, id)
    )`.execute(db)
  await sql`create index on stock_reservation (organization_id, location_id)`.execute(db)
  await sql`create index on stock_reservation (organization_id, part_id)`.execute(db)

  await sql`
    create table shipment (
      organization_id uuid not null,
      order_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      number integer not null,
      carrier text not null default '',
      tracking_number text not null default '',
      link text not null default '' check (link = '' or link ~ '^https?://'),
      shipped_at timestamptz not null default now(),
      shipped_by uuid references person on delete set null,
      delivered_at timestamptz,
      primary key (organization_id, order_id, id),
      unique (organization_id, order_id, number),
      foreign key (organization_id, order_id) references customer_order (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on shipment (shipped_by)`.execute(db)
  await sql`
    create table shipment_line (
      organization_id uuid not null,
      order_id uuid not null,
      shipment_id uuid not null,
      line_id uuid not null,
      quantity integer not null check (quantity > 0),
      primary key (organization_id, order_id, shipment_id, line_id),
      foreign key (organization_id, order_id, shipment_id) references shipment on delete cascade,
      foreign key (organization_id, order_id, line_id) references order_line
    )`.execute(db)
  await sql`create index on shipment_line (organization_id, order_id, line_id)`.execute(db)

  await sql`create type order_return_status as enum ('REQUESTED', 'APPROVED', 'RECEIVED', 'REJECTED', 'WITHDRAWN')`.execute(
    db,
  )
  await sql`
    create table order_return (
      organization_id uuid not null,
      order_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      number integer not null,
      status order_return_status not null default 'REQUESTED',
      version integer not null default 1,
      reason text not null,
      requested_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      primary key (organization_id, order_id, id),
      unique (organization_id, order_id, number),
      foreign key (organization_id, order_id) references customer_order (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on order_return (requested_by)`.execute(db)
  await sql`
    create table order_return_line (
      organization_id uuid not null,
      order_id uuid not null,
      return_id uuid not null,
      line_id uuid not null,
      quantity integer not null check (quantity > 0),
      is_restocked boolean not null default true,
      primary key (organization_id, order_id, return_id, line_id),
      foreign key (organization_id, order_id, return_id) references order_return on delete cascade,
      foreign key (organization_id, order_id, line_id) references order_line
    )`.execute(db)
  await sql`create index on order_return_line (organization_id, order_id, line_id)`.execute(db)

  // side: for whom the author wrote; the author of a message by link is unknown.
  await sql`
    create table order_message (
      organization_id uuid not null,
      order_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      side text not null check (side in ('dealership', 'operator')),
      author_id uuid references person on delete set null,
      body text not null check (body <> ''),
      client_id uuid,
      created_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, order_id, id),
      unique (organization_id, order_id, client_id),
      foreign key (organization_id, order_id) references customer_order (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on order_message (author_id)`.execute(db)

  // A person's cart for one operator at one dealership, the same on each of their devices.
  await sql`
    create table cart_line (
      organization_id uuid not null references organization on delete cascade,
      operator_id uuid not null references organization on delete cascade,
      person_id uuid not null references person on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      part_id uuid,
      bundle_id uuid,
      quantity integer not null check (quantity > 0),
      added_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, operator_id, person_id, id),
      unique nulls not distinct (organization_id, operator_id, person_id, part_id, bundle_id),
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id) on delete cascade,
      foreign key (organization_id, bundle_id) references bundle (organization_id, id) on delete cascade,
      check ((part_id is null) <> (bundle_id is null))
    )`.execute(db)
  await sql`create index on cart_line (operator_id)`.execute(db)
  await sql`create index on cart_line (person_id)`.execute(db)
  await sql`create index on cart_line (organization_id, part_id)`.execute(db)
  await sql`create index on cart_line (organization_id, bundle_id)`.execute(db)

  await sql`
    create table shopping_list (
      organization_id uuid not null references organization on delete cascade,
      operator_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      name text not null check (name <> ''),
      version integer not null default 1,
      created_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      primary key (organization_id, operator_id, id)
    )`.execute(db)
  await sql`create unique index on shopping_list (organization_id, operator_id, lower(name))`.execute(db)
  await sql`create index on shopping_list (operator_id)`.execute(db)
  await sql`create index on shopping_list (created_by)`.execute(db)
  await sql`
    create table shopping_list_line (
      organization_id uuid not null,
      operator_id uuid not null,
      list_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      position integer not null,
      part_id uuid,
      bundle_id uuid,
      quantity integer not null check (quantity > 0),
      primary key (organization_id, operator_id, list_id, id),
      foreign key (organization_id, operator_id, list_id) references shopping_list on delete cascade,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id) on delete cascade,
      foreign key (organization_id, bundle_id) references bundle (organization_id, id) on delete cascade,
      check ((part_id is null) <> (bundle_id is null))
    )`.execute(db)
  await sql`create index on shopping_list_line (organization_id, part_id)`.execute(db)
  await sql`create index on shopping_list_line (organization_id, bundle_id)`.execute(db)
}
