import { type Kysely, sql } from 'kysely'

/** The rows of the parts lists in manuals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // passage and passage_row are the place of the row among the manual's passages; name is the description as one says it.
  await sql`
    create table manual_part (
      organization_id uuid references organization,
      manual_id uuid not null references manual on delete cascade,
      position integer not null,
      page integer not null check (page > 0),
      passage integer not null,
      passage_row integer not null,
      figure text,
      item text,
      number text not null,
      number_normalized text not null,
      description text not null,
      name text not null,
      assembly text,
      quantity text,
      remark text,
      box double precision[] not null,
      words tsvector generated always as (
        searched_words(name || ' ' || description || ' ' || coalesce(assembly, ''))) stored,
      primary key (manual_id, position)
    )`.execute(db)
  await sql`create index manual_part_organization_id on manual_part (organization_id)`.execute(db)
  await sql`create index manual_part_number on manual_part (number_normalized)`.execute(db)
  await sql`create index manual_part_words on manual_part using gin (words)`.execute(db)

  // The version of the rules by which its parts were listed; 0 for manuals that were read before there were any.
  await sql`alter table manual add column parts_version integer not null default 0`.execute(db)
  await sql`create index manual_parts_version on manual (parts_version) where status = 'READY'`.execute(db)
}
