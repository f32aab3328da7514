import { sql } from 'kysely'
import type { Database } from '../../../../../db/connection'
import type { Passage } from '../../../../manuals'

export function createPassageRepository(db: Database) {
  return {
    /** All passages of a manual in reading order, and their stored size in characters. */
    async ofManual(manualId: string): Promise<{ passages: Passage[]; characters: number }> {
      const rows = await db
        .selectFrom('passage')
        .where('manual_id', '=', manualId)
        .select(sql<string>`body::text`.as('body'))
        .orderBy('ordinal')
        .execute()
      return {
        // Only manual processing writes this column, from `Passage` values.
        passages: rows.map(({ body }): Passage => JSON.parse(body)),
        characters: rows.reduce((sum, { body }) => sum + body.length, 0),
      }
    },
  }
}

export type PassageRepository = ReturnType<typeof createPassageRepository>
