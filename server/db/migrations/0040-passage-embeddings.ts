import { type Kysely, sql } from 'kysely'

/** Vectors of passages, where an embeddings server is set up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How far each manual is: the passages before next_ordinal have been embedded with the model.
  await sql`
    create table manual_embedding (
      manual_id uuid primary key references manual on delete cascade,
      revision integer not null,
      model text not null,
      next_ordinal integer not null,
      last_batch_at timestamptz not null default now(),
      completed_at timestamptz
    )`.execute(db)
  // By text, so that repeated passages share a vector, and a manual that is read again keeps those of unchanged passages.
  // Unit vectors as 16-bit fixed-point numbers; null if the server refuses the text.
  await sql`
    create table passage_embedding (
      manual_id uuid not null references manual on delete cascade,
      text_hash bytea not null,
      model text not null,
      vector bytea,
      primary key (manual_id, text_hash)
    )`.execute(db)
}
