import { sql } from 'kysely'
import { catalogueOf } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { type LibraryScope, libraryFor, type ManualMachine } from '../library.repository'
import type { Passage } from '../reading/passage'

interface Search extends LibraryScope {
  /** In the syntax of `to_tsquery`. */
  textQuery: string
  /** Limits the search to one manual, in page order; otherwise results are ordered by rank. */
  manualId?: string
  page: number
  limit: number
}

/** A page with its matching passages, best first. */
export interface FoundPage {
  manualId: string
  manualName: string
  machine: ManualMachine
  page: number
  passages: Passage[]
}

/** More matching passages than an ordinary page has. */
const MAX_PASSAGES_PER_PAGE = 20

const MAX_PAGES_WITHOUT_INDEX = 2000

interface ManualsInScope {
  ids: string[]
  pages: number
}

/** Full-text search in passages, limited to visible manuals before ranking. */
export function createManualSearchRepository(db: Database) {
  return {
    async find(caller: Caller, search: Search): Promise<{ items: FoundPage[]; total: number }> {
      const { manualId, page, limit } = search
      const pages = foundPages(db, await manualsInScope(db, caller, search), search)
      let shown = pages
        .innerJoin('manual', 'manual.id', 'page.manual_id')
        .innerJoin(catalogueOf(db, caller), 'machine.id', 'manual.machine_id')
        .innerJoin('brand', 'brand.id', 'machine.brand_id')
        .innerJoin('machine_type', 'machine_type.id', 'machine.type_id')
        .select(['manual.id as manualId', 'manual.display_name as manualName', 'page.page'])
        .select(['machine.id', 'brand.name as brand', 'machine_type.name as type', 'machine.model'])
        .select(({ fn }) => fn.countAll<number>().over().as('total'))
        // `body` is only written from a list of passages.
        .select(
          sql<Passage[]>`(
            select jsonb_agg(passage.body order by best.rank desc, best.ordinal)
            from (
              select ordinal, rank from unnest(page.ordinals, page.ranks) as found (ordinal, rank)
              order by rank desc, ordinal limit ${MAX_PASSAGES_PER_PAGE}
            ) as best
            join passage on passage.manual_id = page.manual_id and passage.ordinal = best.ordinal)`.as('passages'),
        )
      if (!manualId) shown = shown.orderBy('page.rank', 'desc').orderBy('page.manual_id')
      const rows = await shown
        .orderBy('page.page')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const isBeyondLastPage = rows.length === 0 && page > 1
      return {
        items: rows.map(({ manualId: id, manualName, page: number, passages, ...machine }) => ({
          manualId: id,
          manualName,
          machine: { id: machine.id, brand: machine.brand, type: machine.type, model: machine.model },
          page: number,
          passages,
        })),
        total: isBeyondLastPage ? await countPages(pages) : (rows[0]?.total ?? 0),
      }
    },

    /** The numbers of all matching pages of one manual, in order. */
    async pagesOf(caller: Caller, search: Search & { manualId: string }): Promise<number[]> {
      const rows = await foundPassages(db, await manualsInScope(db, caller, search), search)
        .select('passage.page')
        .distinct()
        .orderBy('passage.page')
        .execute()
      return rows.map(({ page }) => page)
    },
  }
}

export type ManualSearchRepository = ReturnType<typeof createManualSearchRepository>

/**
 * The visible manuals in scope. With their ids the database knows how few there are, and need not join them with all
 * passages of the library that contain the words.
 */
async function manualsInScope(db: Database, caller: Caller, { manualId, ...scope }: Search): Promise<ManualsInScope> {
  const visible = libraryFor(db, caller, scope).select(['manual.id', 'manual.pages'])
  const rows = await (manualId ? visible.where('manual.id', '=', manualId) : visible).execute()
  return { ids: rows.map(({ id }) => id), pages: rows.reduce((sum, { pages }) => sum + (pages ?? 0), 0) }
}

/**
 * The passages of the manuals that match. The index of words covers the whole library: to read every passage of a few
 * manuals takes less time, and `coalesce` prevents the database from using the index.
 */
function foundPassages(db: Database, { ids, pages }: ManualsInScope, { textQuery }: Search) {
  const words = pages > MAX_PAGES_WITHOUT_INDEX ? sql`passage.words` : sql`coalesce(passage.words, '')`
  return db
    .selectFrom('passage')
    .where(sql<boolean>`passage.manual_id = any(${ids}::uuid[])`)
    .where(sql<boolean>`${words} @@ ${asQuery(textQuery)}`)
}

const asQuery = (textQuery: string) => sql`to_tsquery('simple', ${textQuery})`

/** The matching pages of the manuals as `page`, with the ordinals and ranks of their passages. */
function foundPages(db: Database, manuals: ManualsInScope, search: Search) {
  return (
    db
      .with('found', () =>
        foundPassages(db, manuals, search)
          .select(['passage.manual_id', 'passage.page', 'passage.ordinal'])
          .select(sql<number>`ts_rank(passage.words, ${asQuery(search.textQuery)})`.as('rank')),
      )
      // Results are pages, because passages overlap.
      .with('page', (cte) =>
        cte
          .selectFrom('found')
          .groupBy(['found.manual_id', 'found.page'])
          .select(({ fn }) => [
            'found.manual_id',
            'found.page',
            fn.max('found.rank').as('rank'),
            sql<number[]>`array_agg(found.ordinal)`.as('ordinals'),
            sql<number[]>`array_agg(found.rank)`.as('ranks'),
          ]),
      )
      .selectFrom('page')
  )
}

async function countPages(pages: ReturnType<typeof foundPages>): Promise<number> {
  const { total } = await pages.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}
