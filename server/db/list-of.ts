import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import { containsEveryWord } from './contains-every-word'
import { itemsAndTotal } from './items-and-total'
import { onPage, type Page } from './on-page'
import { containsWordsAsMeant, findAsMeant, type Typing } from './typing'

type Direction = 'asc' | 'desc'
type Term<Column> = Column | Expression<unknown>

interface SearchOfText {
  text: string
  /** Whether a typing error in each word is allowed where nothing has the words as they are typed, as in names. */
  asMeant?: boolean
}

/** Each word of the text must occur in one of the columns, unless the search says itself what is found. */
type Search<Column extends string> = SearchOfText &
  ({ in: readonly (Column | Expression<string | null>)[] } | { isFound: Expression<SqlBool> })

interface ListOptions<Column extends string> {
  page: Page
  search?: Search<NoInfer<Column>>
  /** What columns must equal; undefined filters nothing. */
  filter?: { [Name in Column]?: string | undefined }
  /** The last one must be unique, so that no row is on two pages. */
  sort: readonly (Term<NoInfer<Column>> | readonly [Term<NoInfer<Column>>, Direction])[]
}

/** A page of what a query selects, and how many rows there are on all pages. */
export function listOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  options: ListOptions<StringReference<DB, TB>>,
): Promise<{ items: Row[]; total: number }> {
  const { search } = options
  if (!search?.asMeant) return pageOf(query, options, 'as-typed')
  return findAsMeant(
    search.text,
    (typing) => pageOf(query, options, typing),
    ({ total }) => total === 0,
  )
}

function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, search, filter = {}, sort }: ListOptions<StringReference<DB, TB>>,
  typing: Typing,
): Promise<{ items: Row[]; total: number }> {
  let found = search ? query.where(isFound(search, typing)) : query
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

function isFound({ text, asMeant, ...search }: Search<string>, typing: Typing): Expression<SqlBool> {
  if ('isFound' in search) return search.isFound
  const columns = search.in.map((term) => (typeof term === 'string' ? sql.ref<string | null>(term) : term))
  return asMeant ? containsWordsAsMeant(text, columns, typing) : containsEveryWord(text, columns)
}
