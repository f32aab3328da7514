import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../../db/connection'
import type { ManualPart } from '../../../../../db/schema'
import type { ListedPart } from '../../../finding/parts/parts-index'

/** Few enough that a large manual is never in memory as a whole. */
const BATCH_SIZE = 500

/** Columns that are not repeated in the passages. */
const columns = [
  'page',
  'passage',
  'passage_row',
  'figure',
  'item',
  'number',
  'description',
  'name',
  'assembly',
  'quantity',
  'remark',
] as const

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

    /** The rows of its parts lists, in reading order. */
    async partsOf(manualId: string): Promise<ListedPart[]> {
      const rows = await db
        .selectFrom('manual_part')
        .where('manual_id', '=', manualId)
        .select(columns)
        .orderBy('position')
        .execute()
      const share = createSharing()
      return rows.map((row) => toPart({ ...row, figure: share(row.figure), assembly: share(row.assembly) }))
    },
  }
}

export type PassageRepository = ReturnType<typeof createPassageRepository>

/** Many rows have the same figure, of which one copy is enough. */
function createSharing() {
  const shared = new Map<string, string>()
  return (text: string | null) => {
    if (text === null) return null
    shared.set(text, shared.get(text) ?? text)
    return shared.get(text) ?? text
  }
}

type PartRow = Pick<Selectable<ManualPart>, (typeof columns)[number]>

function toPart({ passage_row: row, figure, item, assembly, quantity, remark, ...part }: PartRow): ListedPart {
  return {
    ...part,
    row,
    ...(figure !== null && { figure }),
    ...(item !== null && { item }),
    ...(assembly !== null && { assembly }),
    ...(quantity !== null && { quantity }),
    ...(remark !== null && { remark }),
  }
}
