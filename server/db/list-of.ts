import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import { containsEveryWord } from './contains-every-word'
import { itemsAndTotal } from './items-and-total'
import { onPage, type Page } from './on-page'

type Direction = 'asc' | 'desc'
type Term<Column> = Column | Expression<unknown>

interface ListOptions<Column extends string> {
  page: Page
  /** Each word of the text must occur in one of the columns. */
  search?: { text: string; in: readonly (NoInfer<Column> | Expression<string | null>)[] }
  /** What columns must equal; undefined filters nothing. */
  filter?: { [Name in Column]?: string | undefined }
  /** The last one must be unique, so that no row is on two pages. */
  sort: readonly (Term<NoInfer<Column>> | readonly [Term<NoInfer<Column>>, Direction])[]
}

/** A page of what a query selects, and how many rows there are on all pages. */
export async function listOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, search, filter = {}, sort }: ListOptions<StringReference<DB, TB>>,
): Promise<{ items: Row[]; total: number }> {
  let found = query
  if (search)
    found = found.where(
      containsEveryWord(
        search.text,
        search.in.map((term) => (typeof term === 'string' ? sql.ref<string | null>(term) : term)),
      ),
    )
  for (const [column, value] of Object.entries(filter)) {
    if (value !== undefined) found = found.where(sql<SqlBool>`${sql.ref(column)} = ${value}`)
  }
  let sorted = found
  for (const term of sort) {
    const [by, direction] = Array.isArray(term) ? term : [term, 'asc']
    sorted = sorted.orderBy(typeof by === 'string' ? sql.ref(by) : by, direction)
  }
  return itemsAndTotal(page, {
    isSearch: search !== undefined && search.text.trim() !== '',
    items: () => sorted.$call(onPage(page)).execute(),
    total: () =>
      found.clearSelect().select(sql`count(*)`.as('total')).$castTo<{ total: number }>().executeTakeFirstOrThrow(),
  })
}
