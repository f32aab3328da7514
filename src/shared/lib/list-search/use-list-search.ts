import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ListOptions,
  type ListSearch,
  type PageRoute,
  type RawSearch,
  type Sort,
  type Step,
  sortOf,
  useRouteSearch,
} from '../page-route'
import { filterOf, isFiltered, pageOf, savedSearchOf, unfiltered } from './list-filter'

type AnySearch = ListSearch & RawSearch
type Route<Search extends AnySearch> = Pick<PageRoute<string, Search>, 'path' | 'readSearch'> & ListOptions
type PageOf<Row> = { items: Row[]; total: number }

/** A page of a list as its address asks for it, and what changes the address. */
export type List<Row> = ListOptions & {
  path: string
  search: AnySearch
  page: number
  pageSize: number
  sort: Sort | undefined
  /** Undefined while the first rows are on their way. */
  rows: Row[] | undefined
  total: number
  error: Error | null
  isFetching: boolean
  /** The rows are those of before; the new ones are on their way. */
  isRefreshing: boolean
  retry: () => void
  /** Whether fewer rows are shown than there are. */
  isFiltered: boolean
  /** Whether there is nothing at all yet. */
  isEmpty: boolean
  /** What a saved view remembers of the address. */
  savedSearch: Record<string, string | number>
  /** Sets one filter by its name; what is no value of it removes it. */
  setFilter: (name: string, value: string | undefined) => void
  /** Sets a filter that is typed, letter by letter or digit by digit: as long as it is, it is one step for the browser's Back. */
  typeFilter: (name: string, value: string | undefined) => void
  setPage: (page: number) => void
  setPageSize: (limit: number) => void
  setSort: (sort: Sort) => void
  /** Lists everything again. */
  reset: () => void
  applySearch: (saved: RawSearch) => void
  /** Reads a page of what is filtered, past what is cached. */
  fetchPage: (page: number, limit: number) => Promise<PageOf<Row>>
}

/** What a filter needs of a list. */
export type FilteredList = Pick<List<unknown>, 'search' | 'setFilter' | 'typeFilter' | 'reset'>

/** A list with known search parameters. */
type SearchedList<Row, Search extends AnySearch> = List<Row> & {
  search: Search
  /** Changes what is listed, which then begins at its first page; undefined removes a parameter. */
  narrow: (change: Partial<Search>) => void
  /** Changes parameters that do not change what is listed, such as what is open beside it. */
  change: (change: Partial<Search>, step?: Step) => void
}

/**
 * The list of a route. Each change of what is listed is a step that the browser's Back undoes.
 *
 * @param query the query-option factory of the entity, called with the search that the address has and implies
 * @param options `isEnabled: false` until the list's organization is known
 */
export function useListSearch<Search extends AnySearch, Found extends PageOf<object>, Key extends QueryKey>(
  route: Route<Search>,
  query: (filter: Search & { limit: number }) => UseQueryOptions<Found, Error, Found, Key>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): SearchedList<Found['items'][number], Search> {
  const { search, go, changeSearch } = useRouteSearch(route)
  const client = useQueryClient()
  const page = pageOf(search, route) ?? 1
  const pageSize = search.limit ?? route.pageSize
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query(filterOf(search, route, { page: pageOf(search, route), limit: pageSize })),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
  const narrow = (change: RawSearch, step: Step = 'push') =>
    go((before) => ({ ...before, ...change, [route.pageParameter]: undefined }), step)

  return {
    ...route,
    search,
    page,
    pageSize,
    sort: sortOf(search, route.initialSort),
    rows: data?.items,
    total: data?.total ?? 0,
    error,
    isFetching,
    isRefreshing: isPlaceholderData && isFetching,
    retry: () => void refetch(),
    isFiltered: isFiltered(search, route),
    isEmpty: data?.total === 0 && !isFiltered(search, route),
    savedSearch: savedSearchOf(search, route),
    narrow: (change) => narrow(change),
    setFilter: (name, value) => narrow({ [name]: value }),
    typeFilter: (name, value) => narrow({ [name]: value }, value && search[name] ? 'replace' : 'push'),
    change: changeSearch,
    setPage: (next) => go((before) => ({ ...before, [route.pageParameter]: next }), 'push'),
    setPageSize: (limit) => narrow({ limit }),
    setSort: ({ field, direction }) => narrow({ sort_field: field, sort_direction: direction }),
    reset: () => go((before) => unfiltered(before, route), 'push'),
    applySearch: (saved) => go(() => saved, 'push'),
    fetchPage: (next, limit) =>
      client.fetchQuery({ ...query(filterOf(search, route, { page: next, limit })), staleTime: 0, gcTime: 0 }),
  }
}
