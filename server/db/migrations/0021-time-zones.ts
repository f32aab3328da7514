import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // IANA name. "Today" of an organization's machines and people is the day there.
  await sql`alter table organization add column time_zone text not null default 'UTC' check (time_zone <> '')`.execute(
    db,
  )

  // next_evaluation_on: the first day, at the owner, that may change the state of the machine's tasks without a reading.
  await sql`alter table machine_instance rename column look_on to next_evaluation_on`.execute(db)
  await sql`alter index machine_instance_look_on_idx rename to machine_instance_next_evaluation_on_idx`.execute(db)

  // A day depends on the organization, so whoever begins a task names it.
  await sql`alter table instance_task alter column counts_from_on drop default`.execute(db)
  await sql`alter table instance_task alter column last_done_on drop default`.execute(db)
}
