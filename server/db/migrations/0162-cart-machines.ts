import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // instance_id: the machine for which the line was added; null if that is no machine, or several ones.
  await sql`
    alter table cart_line
      add column instance_id uuid references machine_instance (id) on delete set null`.execute(db)
  await sql`create index on cart_line (instance_id) where instance_id is not null`.execute(db)
}
