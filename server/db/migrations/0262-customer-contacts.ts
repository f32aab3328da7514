import { type Kysely, sql } from 'kysely'

/**
 * How a dealership reaches a customer none of whose accounts it can e-mail: one address each for now. Whom the steps of a
 * record were e-mailed to is null where that was not recorded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_contact (
      organization_id uuid not null references organization on delete cascade,
      id uuid not null default gen_random_uuid() unique,
      operator_id uuid not null references organization on delete cascade,
      email text not null,
      language text not null check (language in ('en', 'es')),
      created_by uuid references person on delete set null,
      created_at timestamptz not null default now(),
      primary key (organization_id, id),
      unique (organization_id, operator_id)
    )`.execute(db)
  await sql`create index on customer_contact (operator_id)`.execute(db)
  await sql`create index on customer_contact (created_by)`.execute(db)
  await sql`alter table state_change add column emailed_to text[]`.execute(db)
  await sql`alter table order_event add column emailed_to text[]`.execute(db)
}
