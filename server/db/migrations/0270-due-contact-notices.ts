import { type Kysely, sql } from 'kysely'

/** What the address of a customer, as its dealership has entered it, is still to be e-mailed of what has fallen due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table due_contact_notice (
      organization_id uuid not null,
      operator_id uuid not null,
      item_id uuid not null references due_item (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (organization_id, operator_id, item_id),
      foreign key (organization_id, operator_id) references customer_contact (organization_id, operator_id)
        on delete cascade
    )`.execute(db)
  await sql`create index on due_contact_notice (operator_id)`.execute(db)
  await sql`create index on due_contact_notice (item_id)`.execute(db)
}
