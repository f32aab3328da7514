import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A row for each time that a dealership served an operator; a link that begins again is a further row.
  await sql`
    create table service_period (
      dealership_id uuid not null references organization,
      operator_id uuid not null references organization,
      id uuid not null unique default gen_random_uuid(),
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      ended_by uuid references person on delete set null,
      primary key (dealership_id, operator_id, id)
    )`.execute(db)
  await sql`
    insert into service_period (dealership_id, operator_id, id, started_at, ended_at, ended_by)
    select dealership_id, operator_id, id, created_at, ended_at, ended_by from dealership_operator`.execute(db)
  await sql`drop table dealership_operator`.execute(db)
  await sql`
    create unique index service_period_one_open on service_period (dealership_id, operator_id)
    where ended_at is null`.execute(db)
  await sql`create index on service_period (operator_id)`.execute(db)
  await sql`create index on service_period (ended_by) where ended_by is not null`.execute(db)

  // Each pair once. ended_at is null while the dealership serves the operator; afterwards, what was recorded until then
  // stays readable to both.
  await sql`
    create view service as
    select dealership_id, operator_id, max(started_at) as since,
      case when bool_and(ended_at is not null) then max(ended_at) end as ended_at
    from service_period group by dealership_id, operator_id`.execute(db)
}
