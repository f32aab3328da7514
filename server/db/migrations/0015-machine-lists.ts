import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a search looks through beside the serial key, each word after a blank: an index of the parts of three signs finds
  // any piece of them.
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    alter table machine_instance add column search_text text not null generated always as (
      lower(' ' || name || ' ' || location)) stored`.execute(db)
  // Entries go to their place at once: a row changes with each reading, and what waits aside is read by every search.
  await sql`
    create index on machine_instance using gin (search_text gin_trgm_ops, serial_key gin_trgm_ops)
    with (fastupdate = off)`.execute(db)

  // With what it is reckoned from, so that a page deep in the list is found by the index alone.
  for (const side of ['organization_id', 'dealership_id']) {
    await sql`drop index ${sql.ref(`machine_instance_${side}_coalesce_id_idx`)}`.execute(db)
    await sql`
      create index on machine_instance (${sql.ref(side)}, coalesce(last_total, -1), id) include (last_total)`.execute(
      db,
    )
  }

  // dealership_id: who serves the machine, as its row says, so that a list of what is due needs no look at the machines.
  await sql`alter table due_item add column dealership_id uuid references organization`.execute(db)
  await sql`
    update due_item set dealership_id = machine_instance.dealership_id from machine_instance
    where machine_instance.organization_id = due_item.organization_id and machine_instance.id = due_item.instance_id
      and due_item.closed_at is null`.execute(db)
  await sql`create index on due_item (dealership_id, raised_at, id) where closed_at is null`.execute(db)
}
