import { type PageRoute, pageRoute } from './page-route'
import { oneOf, pageNumber, type RawSearch, type Readers, type SearchOf, text } from './read-search'

export type Direction = 'asc' | 'desc'

/** The search parameters of every list. The first page, the default page size and the default order are left out. */
export type ListSearch<Field extends string = string> = {
  page?: number
  limit?: number
  search?: string
  sort_field?: Field
  sort_direction?: Direction
}

/** What a list adds to the route of its page. */
export type ListOptions = {
  pageSize: number
  /** `list_page` where `page` is the page of what is open beside the list. */
  pageParameter: string
  /** The parameters that narrow the list, beside the search. */
  filters: readonly string[]
  /** The parameters of what is open beside the list. */
  aside: readonly string[]
  sortFields: readonly string[]
  /** The order of an address that names none; without it, the server's own. */
  initialSort: Sort | undefined
}

export type Sort = { field: string; direction: Direction }

export type ListRoute<Path extends string, Search extends ListSearch> = PageRoute<Path, Search> & ListOptions

type ListRouteOptions<
  Path extends string,
  Filters extends Readers,
  Scope extends Readers,
  Aside extends Readers,
  Field extends string,
> = Pick<PageRoute<Path, RawSearch>, 'path' | 'guard' | 'screen'> & {
  /** The parameters that narrow the list, beside the search. */
  search?: Filters
  /** The parameters that name the whole that is listed; resetting the filters does not change it. */
  scope?: Scope
  /** The parameters of what is open beside the list. */
  aside?: Aside
  /** The orders that the server offers. */
  sort?: readonly Field[]
  initialSort?: { field: Field; direction: Direction }
  pageSize?: number
  pageParameter?: 'page' | 'list_page'
}

/** "Default page sizes: machines 10" (specification, section 9); other lists follow unless they state their own. */
const DEFAULT_PAGE_SIZE = 10

/** How many rows a person may have on a page. */
export const pageSizes = [10, 25, 50, 100, 500] as const

/** The route of a page that is a list: page, page size, search and order are read the same way for all. */
export function listRoute<
  const Path extends string,
  Filters extends Readers = Record<never, never>,
  Scope extends Readers = Record<never, never>,
  Aside extends Readers = Record<never, never>,
  const Field extends string = never,
>(
  options: ListRouteOptions<Path, Filters, Scope, Aside, Field>,
): ListRoute<Path, ListSearch<Field> & SearchOf<Filters> & SearchOf<Scope> & SearchOf<Aside>>
export function listRoute({
  search = {},
  scope = {},
  aside = {},
  sort = [],
  initialSort,
  pageSize = DEFAULT_PAGE_SIZE,
  pageParameter = 'page',
  ...page
}: ListRouteOptions<string, Readers, Readers, Readers, string>): ListRoute<string, ListSearch> {
  const { readSearch, ...route } = pageRoute({
    ...page,
    search: {
      [pageParameter]: unless(1, pageNumber),
      search: text,
      sort_field: oneOf(sort),
      sort_direction: oneOf<Direction>(['asc', 'desc']),
      ...search,
      ...scope,
      ...aside,
      limit: unless(pageSize, (value) => pageSizes.find((size) => size === value)),
    },
  })
  return {
    ...route,
    readSearch: (raw) => withoutImpliedOrder(readSearch(raw), initialSort),
    pageSize,
    pageParameter,
    filters: Object.keys(search),
    aside: Object.keys(aside),
    sortFields: sort,
    initialSort,
  }
}

/** The order that an address asks for; undefined for the server's own. */
export function sortOf({ sort_field, sort_direction }: ListSearch, initialSort: Sort | undefined): Sort | undefined {
  const field = sort_field ?? initialSort?.field
  if (!field) return undefined
  const implied = field === initialSort?.field ? initialSort.direction : 'asc'
  return { field, direction: sort_direction ?? implied }
}

function withoutImpliedOrder<Search extends ListSearch>(search: Search, initialSort: Sort | undefined): Search {
  const sort = sortOf(search, initialSort)
  const implied = sort && sortOf({ sort_field: sort.field }, initialSort)
  const isImplied = !sort || sort.direction === implied?.direction
  const isInitial = isImplied && sort?.field === initialSort?.field
  return {
    ...search,
    sort_field: isInitial ? undefined : search.sort_field,
    sort_direction: isImplied ? undefined : search.sort_direction,
  }
}

/** Reads a parameter, and drops the value that its absence implies. */
const unless =
  (implied: number, read: (value: unknown) => number | undefined) =>
  (value: unknown): number | undefined => {
    const found = read(value)
    return found === implied ? undefined : found
  }
