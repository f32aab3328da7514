import type { Database } from '../../../../../db/connection'

export function createVectorRepository(db: Database) {
  return {
    /** When each of the manuals got its last vector of the model; those that lack some are left out. */
    async completions(manualIds: readonly string[], model: string): Promise<Map<string, Date>> {
      if (manualIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('manual_embedding')
        .innerJoin('manual', 'manual.id', 'manual_embedding.manual_id')
        .whereRef('manual.revision', '=', 'manual_embedding.revision')
        .where('manual.id', 'in', manualIds)
        .where('model', '=', model)
        .select(['manual.id', 'completed_at'])
        .execute()
      return new Map(rows.flatMap(({ id, completed_at }) => (completed_at ? [[id, completed_at] as const] : [])))
    },

    /** The encoded vectors of a manual by the hash of their text, in hexadecimal. */
    async ofManual(manualId: string, model: string): Promise<Map<string, Buffer>> {
      const rows = await db
        .selectFrom('passage_embedding')
        .where('manual_id', '=', manualId)
        .where('model', '=', model)
        .select(['text_hash', 'vector'])
        .execute()
      return new Map(rows.flatMap(({ text_hash, vector }) => (vector ? [[text_hash.toString('hex'), vector]] : [])))
    },
  }
}

export type VectorRepository = ReturnType<typeof createVectorRepository>
