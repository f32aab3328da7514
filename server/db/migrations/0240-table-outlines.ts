import { type Kysely, sql } from 'kysely'

/** How tables are read, what people have chosen for them, and which cells of a refused row are wrong. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['catalogue_import', 'stock_import']) {
    await sql`alter table ${sql.table(table)} add column outline jsonb, add column mapping jsonb`.execute(db)
    await sql`alter table ${sql.table(`${table}_row`)} add column cells jsonb not null default '[]'`.execute(db)
  }
  await sql`
    create table table_mapping (
      organization_id uuid not null references organization on delete cascade,
      kind text not null,
      headings text not null,
      columns jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (organization_id, kind, headings)
    )`.execute(db)
}
