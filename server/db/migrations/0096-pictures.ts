import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A picture that was uploaded. organization_id: whoever owns what it belongs to; null until it belongs to something.
  // The files are deleted once nothing refers to them, by a job (server/modules/pictures).
  await sql`alter table operator_machine_message add unique (id)`.execute(db)
  await sql`
    create table picture (
      organization_id uuid references organization on delete set null,
      id uuid primary key default gen_random_uuid(),
      uploaded_by uuid references person on delete set null,
      storage_key text not null,
      thumbnail_key text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null default now(),
      part_id uuid,
      message_id uuid references operator_machine_message (id) on delete set null,
      position integer not null default 0,
      foreign key (organization_id, part_id) references catalogue_part (organization_id, id)
        on delete set null (part_id),
      check (num_nonnulls(part_id, message_id) <= 1)
    )`.execute(db)
  await sql`create index on picture (organization_id, part_id, position) where part_id is not null`.execute(db)
  await sql`create index on picture (message_id, position) where message_id is not null`.execute(db)
  await sql`create index on picture (uploaded_by)`.execute(db)
  await sql`create index picture_unused on picture (created_at) where num_nonnulls(part_id, message_id) = 0`.execute(db)
}
