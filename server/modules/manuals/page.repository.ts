import { sql } from 'kysely'
import type { Database } from '../../db/connection'

/** Width and height in points, as the page is shown. */
export interface PageSize {
  width: number
  height: number
}

export interface PageOfManual {
  manualId: string
  /** From 1. */
  page: number
}

export const pageKey = ({ manualId, page }: PageOfManual): string => `${manualId} ${page}`

/** The sizes of pages by `pageKey`; none of a page that is no longer there. */
export async function findPageSizes(db: Database, pages: readonly PageOfManual[]): Promise<Map<string, PageSize>> {
  if (pages.length === 0) return new Map()
  const { rows } = await sql<PageOfManual & PageSize>`
    select manual_id as "manualId", page, width, height
    from manual_page
    where (manual_id, page) in (
      select * from unnest(${pages.map((one) => one.manualId)}::uuid[], ${pages.map((one) => one.page)}::integer[])
    )`.execute(db)
  return new Map(rows.map(({ width, height, ...page }) => [pageKey(page), { width, height }]))
}

/** The pages of processed manuals. */
export function createPageRepository(db: Database) {
  return {
    sizesOf(manualId: string): Promise<PageSize[]> {
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
