import type { Database } from '../../db/connection'

/** The pages of processed manuals. */
export function createPageRepository(db: Database) {
  return {
    sizesOf(manualId: string): Promise<{ width: number; height: number }[]> {
      return db
        .selectFrom('manual_page')
        .where('manual_id', '=', manualId)
        .select(['width', 'height'])
        .orderBy('page')
        .execute()
    },

    /** The storage key of the PDF; undefined if the manual has no such page. */
    async storageKeyOf(manualId: string, page: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('manual_page')
        .innerJoin('manual', 'manual.id', 'manual_page.manual_id')
        .where('manual_id', '=', manualId)
        .where('page', '=', page)
        .select('storage_key')
        .executeTakeFirst()
      return row?.storage_key
    },
  }
}

export type PageRepository = ReturnType<typeof createPageRepository>
