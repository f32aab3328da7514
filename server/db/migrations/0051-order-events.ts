import { type Kysely, sql } from 'kysely'

/** What happened to an order besides its transitions: edits, picking, shipments, returns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // details: what changed, as `OrderEventDetails` describes it.
  await sql`
    create table order_event (
      organization_id uuid not null,
      order_id uuid not null,
      id bigint generated always as identity,
      kind text not null,
      person_id uuid references person on delete set null,
      reason text not null default '',
      details jsonb not null default '{}',
      recorded_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, order_id, id),
      foreign key (organization_id, order_id) references customer_order (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on order_event (person_id)`.execute(db)
}
