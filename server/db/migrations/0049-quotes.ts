import { type Kysely, sql } from 'kysely'

/** Quotes and maintenance quotes (behaviour, section 7). organization_id is the dealership's in each table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type quote_status as enum (
      'DRAFT', 'REQUESTED', 'IN_REVIEW', 'SENT', 'REVISION_REQUESTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED',
      'REJECTED', 'CANCELLED', 'CONVERTED')`.execute(db)
  await sql`
    create table quote (
      organization_id uuid not null references organization,
      id uuid not null unique default gen_random_uuid(),
      operator_id uuid not null references organization,
      number integer not null,
      status quote_status not null default 'DRAFT',
      version integer not null default 1,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      comment text not null default '',
      note text not null default '',
      valid_until date,
      viewed_at timestamptz,
      delivery delivery_method not null default 'SHIP',
      address jsonb,
      po_number text not null default '',
      tax_name text not null default '',
      tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 10000),
      subtotal_amount bigint not null default 0,
      core_charge_amount bigint not null default 0,
      tax_amount bigint not null default 0,
      total_amount bigint not null default 0,
      instance_id uuid references machine_instance (id) on delete set null,
      order_id uuid,
      created_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search_text text not null default '',
      primary key (organization_id, id),
      unique (organization_id, number),
      unique (organization_id, order_id),
      foreign key (organization_id, order_id) references customer_order (organization_id, id),
      check ((status = 'CONVERTED') = (order_id is not null)),
      check (total_amount = subtotal_amount + core_charge_amount + tax_amount)
    )`.execute(db)
  for (const side of ['organization_id', 'operator_id']) {
    await sql`create index on quote (${sql.ref(side)}, created_at, id)`.execute(db)
    await sql`create index on quote (${sql.ref(side)}, status, created_at, id)`.execute(db)
  }
  await sql`create index on quote (valid_until) where status = 'SENT'`.execute(db)
  await sql`create index on quote (instance_id)`.execute(db)
  await sql`create index on quote (created_by, created_at, id)`.execute(db)
  await sql`create index on quote using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)

  // unit_amount is what the dealership quotes, null until then; list_amount what the catalogue asked when it was added.
  await sql`
    create table quote_line (
      organization_id uuid not null,
      quote_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      position integer not null,
      part_id uuid,
      bundle_id uuid,
      part_number text not null default '',
      asked_number text,
      description text not null check (description <> '' or part_number <> ''),
      quantity integer not null check (quantity > 0),
      list_amount bigint check (list_amount >= 0),
      unit_amount bigint check (unit_amount >= 0),
      core_charge_amount bigint not null default 0 check (core_charge_amount >= 0),
      tax_amount bigint not null default 0,
      note text not null default '',
      primary key (organization_id, quote_id, id),
      unique (organization_id, quote_id, position),
      foreign key (organization_id, quote_id) references quote (organization_id, id) on delete cascade,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id),
      foreign key (organization_id, bundle_id) references bundle (organization_id, id) on delete set null (bundle_id),
      check (part_id is null or bundle_id is null)
    )`.execute(db)
  await sql`create index on quote_line (organization_id, part_id)`.execute(db)
  await sql`create index on quote_line (organization_id, bundle_id)`.execute(db)

  await sql`
    create type maintenance_quote_status as enum (
      'DRAFT', 'READY', 'SENT', 'APPROVED', 'PARTIALLY_APPROVED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'SCHEDULED',
      'IN_PROGRESS', 'COMPLETED')`.execute(db)
  await sql`
    create table maintenance_quote (
      organization_id uuid not null references organization,
      id uuid not null unique default gen_random_uuid(),
      operator_id uuid not null references organization,
      instance_id uuid not null references machine_instance (id) on delete cascade,
      number integer not null,
      status maintenance_quote_status not null default 'DRAFT',
      version integer not null default 1,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      comment text not null default '',
      valid_until date,
      viewed_at timestamptz,
      scheduled_on date,
      completed_hours numeric(12, 1),
      tax_name text not null default '',
      tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 10000),
      created_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (organization_id, id),
      unique (organization_id, number)
    )`.execute(db)
  await sql`create index on maintenance_quote (operator_id, created_at, id)`.execute(db)
  await sql`create index on maintenance_quote (organization_id, created_at, id)`.execute(db)
  await sql`create index on maintenance_quote (instance_id)`.execute(db)
  await sql`create index on maintenance_quote (created_by)`.execute(db)
  await sql`create index on maintenance_quote (valid_until) where status = 'SENT'`.execute(db)

  // is_open is false once the quote has ended: at most one open quote for each machine and task (behaviour, section 7).
  await sql`
    create table maintenance_quote_line (
      organization_id uuid not null,
      quote_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      position integer not null,
      task_id uuid references instance_task (id) on delete set null,
      description text not null check (description <> ''),
      parts_amount bigint not null default 0 check (parts_amount >= 0),
      labour_minutes integer not null default 0 check (labour_minutes >= 0),
      labour_amount bigint not null default 0 check (labour_amount >= 0),
      tax_amount bigint not null default 0,
      decision text not null default 'PENDING' check (decision in ('PENDING', 'APPROVED', 'DECLINED')),
      is_open boolean not null default true,
      primary key (organization_id, quote_id, id),
      unique (organization_id, quote_id, position),
      foreign key (organization_id, quote_id) references maintenance_quote (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create unique index maintenance_quote_one_open on maintenance_quote_line (task_id) where is_open`.execute(
    db,
  )
  await sql`create index on maintenance_quote_line (task_id)`.execute(db)
}
