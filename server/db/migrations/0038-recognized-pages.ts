import { type Kysely, sql } from 'kysely'

/** Pages whose text is recognized in their images; the rows exist until the manual is ready. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table manual add column ocr_pages integer not null default 0`.execute(db)
  // width and height in points; words is null until the page was recognized, language if that failed.
  await sql`
    create table page_recognition (
      manual_id uuid not null references manual on delete cascade,
      page integer not null check (page > 0),
      width real not null,
      height real not null,
      words jsonb,
      language text,
      primary key (manual_id, page)
    )`.execute(db)
}
