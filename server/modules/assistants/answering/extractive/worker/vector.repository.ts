import type { Database } from '../../../../../db/connection'

/** Few enough that a search that has ended does not occupy its thread for long. */
const BATCH_SIZE = 1000

export interface PlacedVector {
  ordinals: readonly number[]
  /** Null if the server refused the text. */
  vector: Buffer | null
}

export function createVectorRepository(db: Database) {
  return {
    /** When each of the manuals got its last vector of the model; those that lack vectors or places are left out. */
    async completions(manualIds: readonly string[], model: string): Promise<Map<string, Date>> {
      if (manualIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('manual_embedding')
        .innerJoin('manual', 'manual.id', 'manual_embedding.manual_id')
        .whereRef('manual.revision', '=', 'manual_embedding.revision')
        .whereRef('places_revision', '=', 'manual_embedding.revision')
        .whereRef('places_next', '=', 'next_ordinal')
        .where('manual.id', 'in', manualIds)
        .where('model', '=', model)
        .select(['manual.id', 'completed_at'])
        .execute()
      return new Map(rows.flatMap(({ id, completed_at }) => (completed_at ? [[id, completed_at] as const] : [])))
    },

    /** The encoded vectors of a manual and the positions of their passages, batch by batch. */
    async *ofManual(manualId: string, model: string): AsyncGenerator<readonly PlacedVector[]> {
      const vectors = db.selectFrom('passage_embedding').where('manual_id', '=', manualId).where('model', '=', model)
      let last: Buffer = Buffer.alloc(0)
      for (;;) {
        const rows = await vectors
          .where('text_hash', '>', last)
          .select(['text_hash', 'ordinals', 'vector'])
          .orderBy('text_hash')
          .limit(BATCH_SIZE)
          .execute()
        yield rows
        last = rows.at(-1)?.text_hash ?? last
        if (rows.length < BATCH_SIZE) return
      }
    },
  }
}

export type VectorRepository = ReturnType<typeof createVectorRepository>
