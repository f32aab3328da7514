import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type interval_mode as enum ('fixed', 'sliding')`.execute(db)

  // What a dealership does on a model; each instance that it serves gets the tasks from here.
  await sql`
    create table schedule_task (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null unique default gen_random_uuid(),
      machine_id uuid not null references machine on delete cascade,
      position integer not null default 0,
      name text not null check (name <> ''),
      description text not null default '',
      interval_hours integer check (interval_hours > 0),
      interval_days integer check (interval_days > 0),
      mode interval_mode not null default 'fixed',
      notice_hours integer not null default 50 check (notice_hours >= 0),
      notice_days integer not null default 14 check (notice_days >= 0),
      kit_id uuid,
      primary key (organization_id, id),
      foreign key (organization_id, kit_id) references bundle (organization_id, id) on delete set null (kit_id),
      check (interval_hours is not null or interval_days is not null)
    )`.execute(db)
  await sql`create index on schedule_task (machine_id)`.execute(db)

  // counts_from_*: where the interval began, in tenths over all meters and as a day; a null total is what the meter said at
  // begun_at. last_*: when it was last done, or began. is_own: changed on the machine itself, whatever the model's
  // schedule says.
  await sql`
    create table instance_task (
      organization_id uuid not null,
      instance_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      schedule_task_id uuid references schedule_task (id) on delete set null,
      dealership_id uuid references organization,
      position integer not null default 0,
      name text not null check (name <> ''),
      description text not null default '',
      interval_hours integer check (interval_hours > 0),
      interval_days integer check (interval_days > 0),
      mode interval_mode not null default 'fixed',
      notice_hours integer not null default 50,
      notice_days integer not null default 14,
      kit_id uuid references bundle (id) on delete set null,
      begun_at timestamptz not null default now(),
      counts_from_total bigint,
      counts_from_on date not null default current_date,
      last_total bigint,
      last_done_on date not null default current_date,
      is_own boolean not null default false,
      ended_at timestamptz,
      primary key (organization_id, instance_id, id),
      foreign key (organization_id, instance_id) references machine_instance (organization_id, id) on delete cascade,
      check (interval_hours is not null or interval_days is not null)
    )`.execute(db)
  await sql`create unique index instance_task_once on instance_task (instance_id, schedule_task_id)
    where schedule_task_id is not null and ended_at is null`.execute(db)
  await sql`create index on instance_task (schedule_task_id) where schedule_task_id is not null`.execute(db)

  // At most one open due item for each machine and task (behaviour, section 4). Closed without done_on: withdrawn, because
  // the task turned out not to be due.
  await sql`
    create table due_item (
      organization_id uuid not null,
      instance_id uuid not null,
      task_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      raised_at timestamptz not null default now(),
      due_total bigint,
      due_on date,
      closed_at timestamptz,
      done_total bigint,
      done_on date,
      done_by uuid references person on delete set null,
      note text not null default '',
      primary key (organization_id, instance_id, task_id, id),
      foreign key (organization_id, instance_id, task_id)
        references instance_task (organization_id, instance_id, id) on delete cascade
    )`.execute(db)
  await sql`create unique index due_item_one_open on due_item (task_id) where closed_at is null`.execute(db)
  await sql`create index on due_item (organization_id, raised_at, id) where closed_at is null`.execute(db)

  // look_on: the first day that may change the state of the machine's tasks without a reading.
  await sql`alter table machine_instance add column look_on date`.execute(db)
  await sql`create index on machine_instance (look_on) where look_on is not null`.execute(db)
}
