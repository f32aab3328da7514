import { type Kysely, sql } from 'kysely'

/** The tasks of machines whose kits an order is for, where it is for several machines or was placed by their link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ordered_task (
      organization_id uuid not null,
      order_id uuid not null,
      task_id uuid not null references instance_task (id) on delete cascade,
      primary key (organization_id, order_id, task_id),
      foreign key (organization_id, order_id) references customer_order (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`create index on ordered_task (task_id)`.execute(db)
}
