import { sql } from 'kysely'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { type LibraryScope, libraryFor, type ManualMachine } from '../library.repository'
import type { Passage } from '../reading/passage'

interface Search extends LibraryScope {
  /** As `to_tsquery` reads it. */
  textQuery: string
  /** Only in this manual, whose pages then come in their order; otherwise the best come first. */
  manualId?: string
  page: number
  limit: number
}

/** A page of a manual with its passages that were found, the best first. */
export interface FoundPage {
  manualId: string
  manualName: string
  machine: ManualMachine
  page: number
  passages: Passage[]
}

/** Words in the passages of manuals; whose manuals they are is decided before anything is ranked. */
export function createManualSearchRepository(db: Database) {
  return {
    async find(caller: Caller, search: Search): Promise<{ items: FoundPage[]; total: number }> {
      const { manualId, page, limit, textQuery } = search
      const query = sql`to_tsquery('simple', ${textQuery})`
      let inScope = libraryFor(db, caller, search)
        .innerJoin('passage', 'passage.manual_id', 'manual.id')
        .where(sql<boolean>`passage.words @@ ${query}`)
      if (manualId) inScope = inScope.where('manual.id', '=', manualId)

      // Passages overlap, and one turns to pages: so what is found is a page. A long passage is no better for its length.
      const rank = sql`ts_rank(passage.words, ${query}, 1)`
      const pages = inScope
        .select(['manual.id as manualId', 'manual.display_name as manualName', 'passage.page'])
        .select(['machine.id', 'brand.name as brand', 'machine_type.name as type', 'machine.model'])
        .select([
          sql<number>`max(${rank})`.as('rank'),
          sql<number[]>`array_agg(passage.ordinal order by ${rank} desc, passage.ordinal)`.as('ordinals'),
        ])
        .groupBy(['manual.id', 'passage.page', 'machine.id', 'brand.id', 'machine_type.id'])
      let ordered = db
        .selectFrom(pages.as('found'))
        .selectAll()
        .select(
          // `body` is only written from a list of passages.
          sql<Passage[]>`(
            select jsonb_agg(body order by array_position(found.ordinals, ordinal)) from passage
            where manual_id = found."manualId" and ordinal = any(found.ordinals))`.as('passages'),
        )
      if (!manualId) ordered = ordered.orderBy('found.rank', 'desc').orderBy('found.manualId')
      const [rows, { total }] = await Promise.all([
        ordered
          .orderBy('found.page')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        inScope.select(sql<number>`count(distinct (manual.id, passage.page))`.as('total')).executeTakeFirstOrThrow(),
      ])
      return {
        items: rows.map(({ manualId: id, manualName, page: number, passages, ...machine }) => ({
          manualId: id,
          manualName,
          machine: { id: machine.id, brand: machine.brand, type: machine.type, model: machine.model },
          page: number,
          passages,
        })),
        total,
      }
    },
  }
}

export type ManualSearchRepository = ReturnType<typeof createManualSearchRepository>
