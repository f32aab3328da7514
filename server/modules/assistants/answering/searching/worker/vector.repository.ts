import type { Database } from '../../../../../db/connection'
import type { SearchedManual } from '../../engine'

/** Few enough that a search that has ended does not occupy its thread for long. */
const BATCH_SIZE = 1000

export interface PlacedVector {
  ordinals: readonly number[]
  /** Null if the server refused the text. */
  vector: Buffer | null
}

type ManualRevision = Pick<SearchedManual, 'id' | 'revision'>

export function createVectorRepository(db: Database) {
  return {
    /**
     * When each of the manuals got its last vector of the model, by id. Those that lack vectors or places, or have them
     * for another revision than the one searched, are left out.
     */
    async completions(manuals: readonly ManualRevision[], model: string): Promise<Map<string, Date>> {
      if (manuals.length === 0) return new Map()
      const searched = new Map(manuals.map(({ id, revision }) => [id, revision]))
      const rows = await db
        .selectFrom('manual_embedding')
        .innerJoin('manual', 'manual.id', 'manual_embedding.manual_id')
        .whereRef('manual.revision', '=', 'manual_embedding.revision')
        .whereRef('places_revision', '=', 'manual_embedding.revision')
        .whereRef('places_next', '=', 'next_ordinal')
        .where('manual.id', 'in', [...searched.keys()])
        .where('model', '=', model)
        .select(['manual.id', 'manual.revision', 'completed_at'])
        .execute()
      return new Map(
        rows.flatMap(({ id, revision, completed_at }) =>
          completed_at && revision === searched.get(id) ? [[id, completed_at] as const] : [],
        ),
      )
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
