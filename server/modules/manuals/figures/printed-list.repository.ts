import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { type ListedPart, type PrintedList, printedList } from './printed-list'

/** A list has hardly more pages before or after the one that is shown. */
const REACH = 24
const MAX_ROWS = 2000

/** The parts lists of manuals, by page. */
export function createPrintedListRepository(db: Database) {
  const partsOn = (manualId: string, { from, to }: { from: number; to: number }): Promise<ListedPart[]> =>
    db
      .selectFrom('manual_part')
      .where('manual_id', '=', manualId)
      .where('page', '>=', from)
      .where('page', '<=', to)
      .select(['page', 'figure', 'item', 'number', 'quantity', 'remark'])
      .select(({ fn, val, ref }) =>
        fn.coalesce(fn<string>('nullif', [ref('description'), val('')]), ref('name')).as('description'),
      )
      // Written from `Part`s only.
      .select(sql<ListedPart['box']>`box`.as('box'))
      .orderBy('position')
      .limit(MAX_ROWS)
      .execute()

  return {
    async on(manualId: string, page: number, caption: string | undefined): Promise<PrintedList | undefined> {
      return printedList(await partsOn(manualId, { from: page - REACH, to: page + REACH }), page, caption)
    },

    partsOn: (manualId: string, page: number) => partsOn(manualId, { from: page, to: page }),

    /** The texts of a page as they were read, which may have been recognized in its image. */
    async linesOn(manualId: string, page: number): Promise<string[]> {
      const rows = await db
        .selectFrom('passage')
        .where('manual_id', '=', manualId)
        .where('page', '=', page)
        .select(sql<string[]>`jsonb_path_query_array(body, '$.lines[*].text')`.as('lines'))
        .orderBy('ordinal')
        .execute()
      return [...new Set(rows.flatMap(({ lines }) => lines))]
    },
  }
}

export type PrintedListRepository = ReturnType<typeof createPrintedListRepository>
