import { type Kysely, sql } from 'kysely'

/**
 * Answers from manuals are counted over time by how certain they were. One index for each confidence: an index is read
 * alone, without the answers, by what its condition says, not by an expression of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const confidence of ['sure', 'unsure', 'none']) {
    await sql`
      create index ${sql.ref(`message_answered_${confidence}`)} on message (created_at) include (conversation_id)
      where answer ->> 'confidence' = ${sql.lit(confidence)}
        and answer ->> 'engine' in ('extractive', 'model')`.execute(db)
  }
}
