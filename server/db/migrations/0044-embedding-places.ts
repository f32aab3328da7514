import { type Kysely, sql } from 'kysely'

/**
 * Which passages `passage_embedding.ordinals` covers: those before places_next of places_revision. A process of an older
 * version moves next_ordinal alone, or completes a manual without ordinals, which then shows as a difference.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table manual_embedding
      add column places_revision integer,
      add column places_next integer`.execute(db)
}
