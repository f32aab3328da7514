import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture
      add column reading_id uuid references reading (id) on delete set null,
      drop constraint picture_check,
      add check (num_nonnulls(part_id, message_id, completion_id, reading_id) <= 1)`.execute(db)
  await sql`create index on picture (reading_id, position) where reading_id is not null`.execute(db)
  await sql`drop index picture_unused`.execute(db)
  await sql`
    create index picture_unused on picture (created_at)
      where num_nonnulls(part_id, message_id, completion_id, reading_id) = 0`.execute(db)
}
