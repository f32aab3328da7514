import { sql } from 'kysely'
import type { Database } from '../../../../../db/connection'
import type { Passage } from '../../../../manuals'

/** The passages of processed manuals, as they were read. */
export function createPassageRepository(db: Database) {
  return {
    /** All passages of a manual in reading order, and how many characters they have as they are stored. */
    async ofManual(manualId: string): Promise<{ passages: Passage[]; characters: number }> {
      const rows = await db
        .selectFrom('passage')
        .where('manual_id', '=', manualId)
        .select(sql<string>`body::text`.as('body'))
        .orderBy('ordinal')
        .execute()
      return {
        // Only the processing of manuals writes this column, from a list of passages.
        passages: rows.map(({ body }): Passage => JSON.parse(body)),
        characters: rows.reduce((sum, { body }) => sum + body.length, 0),
      }
    },
  }
}

export type PassageRepository = ReturnType<typeof createPassageRepository>
