import { sql } from 'kysely'
import type { Database } from '../../../../../db/connection'

/** Few enough that a large manual is never in memory as a whole. */
const BATCH_SIZE = 500

export function createPassageRepository(db: Database) {
  return {
    /** All passages of a manual as JSON, in reading order. */
    async *bodiesOf(manualId: string): AsyncGenerator<string> {
      const passages = db.selectFrom('passage').where('manual_id', '=', manualId).orderBy('ordinal').limit(BATCH_SIZE)
      let last = -1
      for (;;) {
        const rows = await passages
          .where('ordinal', '>', last)
          .select(['ordinal', sql<string>`body::text`.as('body')])
          .execute()
        for (const { body } of rows) yield body
        last = rows.at(-1)?.ordinal ?? last
        if (rows.length < BATCH_SIZE) return
      }
    },
  }
}

export type PassageRepository = ReturnType<typeof createPassageRepository>
