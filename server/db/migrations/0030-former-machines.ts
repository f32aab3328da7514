import { type Kysely, sql } from 'kysely'

// What a list and the page of a machine show, all but who it is served by.
const shown = sql.raw(`organization_id, id, machine_id, variant_id, serial_number, serial_key, name, location, unit,
  in_service_on, retired_at, last_total, last_value, last_read_at, daily_use_total, status, next_task_id, next_due_on,
  next_due_total, created_at`)

export async function up(db: Kysely<unknown>): Promise<void> {
  // A machine as it was when a dealership stopped serving its owner: what that dealership reads of it from then on. A
  // machine_instance names only a dealership that serves its owner now. tasks: as the maintenance module writes them.
  await sql`
    create table former_machine (
      organization_id uuid not null,
      id uuid not null,
      dealership_id uuid not null references organization on delete cascade,
      served_until timestamptz not null,
      machine_id uuid not null,
      variant_id uuid,
      serial_number text not null,
      serial_key text not null,
      name text not null,
      location text not null,
      unit meter_unit not null,
      in_service_on date,
      retired_at timestamptz,
      last_total bigint,
      last_value bigint,
      last_read_at timestamptz,
      daily_use_total real,
      status maintenance_status not null,
      next_task_id uuid,
      next_task text,
      next_due_on date,
      next_due_total bigint,
      created_at timestamptz not null,
      search_text text not null generated always as (lower(' ' || name || ' ' || location)) stored,
      tasks jsonb not null default '[]',
      primary key (dealership_id, id),
      foreign key (organization_id, id) references machine_instance (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on former_machine (organization_id, id)`.execute(db)
  for (const order of ['created_at', 'serial_key', 'status, created_at']) {
    await sql`create index on former_machine (${sql.raw(`dealership_id, ${order}`)}, id)`.execute(db)
  }
  await sql`create index on former_machine (dealership_id, coalesce(last_total, -1), id) include (last_total)`.execute(
    db,
  )

  // Of links that ended before, the readings tell what the meter said; of the rest nobody knows how it was then.
  await sql`
    insert into former_machine (dealership_id, served_until, ${shown})
    select machine.dealership_id, service.ended_at, machine.organization_id, machine.id, machine.machine_id,
      machine.variant_id, machine.serial_number, machine.serial_key, machine.name, '', machine.unit,
      machine.in_service_on, least(machine.retired_at, service.ended_at), last.value + last.meter_offset, last.value,
      last.taken_at, null, 'OK', null, null, null, machine.created_at
    from machine_instance as machine
    join service on service.dealership_id = machine.dealership_id and service.operator_id = machine.organization_id
      and service.ended_at is not null
    left join lateral (
      select value, meter_offset, taken_at from reading
      where reading.organization_id = machine.organization_id and reading.instance_id = machine.id
        and reading.created_at <= service.ended_at
        and (reading.voided_at is null or reading.voided_at > service.ended_at)
      order by taken_at desc, created_at desc limit 1
    ) as last on true
    where machine.created_at <= service.ended_at`.execute(db)
  await sql`
    update due_item set dealership_id = null from service
    where due_item.closed_at is null and service.dealership_id = due_item.dealership_id
      and service.operator_id = due_item.organization_id and service.ended_at is not null`.execute(db)
  await sql`
    update machine_instance set dealership_id = null from service
    where service.dealership_id = machine_instance.dealership_id
      and service.operator_id = machine_instance.organization_id and service.ended_at is not null`.execute(db)
  await sql`
    update portal_link set revoked_at = service.ended_at from service
    where portal_link.revoked_at is null and service.dealership_id = portal_link.dealership_id
      and service.operator_id = portal_link.organization_id and service.ended_at is not null`.execute(db)
  await sql`
    update telematics_source set is_active = false from service
    where service.dealership_id = telematics_source.dealership_id
      and service.operator_id = telematics_source.organization_id and service.ended_at is not null`.execute(db)
}
