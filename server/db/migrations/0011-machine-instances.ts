import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type meter_unit as enum ('hours', 'km')`.execute(db)
  await sql`create type maintenance_status as enum ('OK', 'DUE_SOON', 'DUE', 'OVERDUE')`.execute(db)
  await sql`create type reading_source as enum ('person', 'portal', 'import', 'telematics')`.execute(db)

  // organization_id is the owner; dealership_id the one dealership that serves it. Figures of a meter are in tenths.
  // total: what the machine has run over all of its meters. last_* and daily_use follow from the readings that count;
  // status and next_* from its tasks. They are kept here so that a list of very many needs no reckoning.
  await sql`
    create table machine_instance (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      machine_id uuid not null references machine,
      variant_id uuid references machine_variant on delete set null,
      dealership_id uuid references organization,
      serial_number text not null check (serial_number <> ''),
      serial_key text not null check (serial_key <> ''),
      name text not null default '',
      location text not null default '',
      unit meter_unit not null default 'hours',
      in_service_on date,
      retired_at timestamptz,
      last_total bigint,
      last_value bigint,
      last_read_at timestamptz,
      daily_use_total real,
      status maintenance_status not null default 'OK',
      next_task_id uuid,
      next_due_on date,
      next_due_total bigint,
      created_at timestamptz not null default now(),
      primary key (organization_id, id)
    )`.execute(db)
  // serial_key: the serial number without case, blanks and dashes; a machine is in the world once.
  await sql`create unique index machine_instance_once on machine_instance (machine_id, serial_key)`.execute(db)
  // Lists are read in the order of an index, page by page; a machine that was never read counts as less than zero.
  for (const side of ['organization_id', 'dealership_id']) {
    for (const order of ['created_at', 'serial_key', 'coalesce(last_total, -1)', 'status, created_at']) {
      await sql`create index on machine_instance (${sql.raw(`${side}, ${order}`)}, id)`.execute(db)
    }
  }
  await sql`create index on machine_instance (serial_key text_pattern_ops)`.execute(db)

  // meter_offset: what earlier meters had run when this one was at zero. A reading is voided, never deleted.
  // raised: the tasks that fell due with it, for whoever sends it again and must hear the same.
  await sql`
    create table reading (
      organization_id uuid not null,
      instance_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      taken_at timestamptz not null,
      value bigint not null check (value >= 0),
      meter_offset bigint not null default 0,
      is_replacement boolean not null default false,
      source reading_source not null,
      client_id uuid,
      note text not null default '',
      person_id uuid references person on delete set null,
      created_at timestamptz not null default now(),
      voided_at timestamptz,
      voided_by uuid references person on delete set null,
      void_reason text,
      raised jsonb,
      primary key (organization_id, instance_id, id),
      foreign key (organization_id, instance_id) references machine_instance (organization_id, id) on delete cascade,
      check ((voided_at is null) = (void_reason is null))
    )`.execute(db)
  await sql`create index on reading (organization_id, instance_id, taken_at desc, created_at desc)`.execute(db)
  // What was sent twice over a bad connection counts once.
  await sql`create unique index reading_sent_once on reading (organization_id, instance_id, client_id)
    where client_id is not null`.execute(db)

  await sql`
    create table operator_machine_message (
      operator_machine_id uuid not null references operator_machine (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      person_id uuid references person on delete set null,
      organization_id uuid references organization on delete set null,
      body text not null check (body <> ''),
      created_at timestamptz not null default now(),
      primary key (operator_machine_id, id)
    )`.execute(db)
  await sql`create index on operator_machine_message (operator_machine_id, created_at desc, id)`.execute(db)
}
