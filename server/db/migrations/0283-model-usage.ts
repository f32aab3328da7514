import { type Kysely, sql } from 'kysely'

/** Tokens of the language model that the questions of an organization's people took, by day (UTC). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_usage (
      organization_id uuid not null references organization on delete cascade,
      day date not null,
      input_tokens bigint not null check (input_tokens >= 0),
      output_tokens bigint not null check (output_tokens >= 0),
      answers integer not null check (answers >= 0),
      primary key (organization_id, day)
    )`.execute(db)
}
