import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Passage } from './reading/passage'

/** The passages of processed manuals, as they were read. */
export function createPassageRepository(db: Database) {
  return {
    /** All passages of a manual in reading order. */
    async ofManual(manualId: string): Promise<Passage[]> {
      const rows = await db
        .selectFrom('passage')
        .where('manual_id', '=', manualId)
        // Only `finish` writes this column, from a list of passages.
        .select(sql<Passage>`body`.as('body'))
        .orderBy('ordinal')
        .execute()
      return rows.map(({ body }) => body)
    },
  }
}

export type PassageRepository = ReturnType<typeof createPassageRepository>
