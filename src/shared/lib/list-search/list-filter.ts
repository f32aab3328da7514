import type { ListOptions, ListSearch, RawSearch } from '../page-route'
import { sortOf } from '../page-route'

type AnySearch = ListSearch & RawSearch

const without = (search: RawSearch, names: readonly string[]) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** Which page the address asks for; undefined for the first. */
export function pageOf(search: RawSearch, { pageParameter }: Pick<ListOptions, 'pageParameter'>): number | undefined {
  const page = search[pageParameter]
  return typeof page === 'number' ? page : undefined
}

/** What the server is asked for: the search without what is open beside the list, with the whole order where there is one. */
export function filterOf<Search extends AnySearch>(
  search: Search,
  { aside, pageParameter, initialSort }: ListOptions,
  paging: { page: number | undefined; limit: number },
): Search & { limit: number } {
  const cleared: object = Object.fromEntries([...aside, pageParameter].map((name) => [name, undefined]))
  const sort = search.sort_field || search.sort_direction ? sortOf(search, initialSort) : undefined
  const order: object = sort ? { sort_field: sort.field, sort_direction: sort.direction } : {}
  return { ...search, ...cleared, ...order, ...paging }
}

/** Whether filters hide rows; the choice of an organization does not count. */
export const isFiltered = (search: AnySearch, { filters }: ListOptions): boolean =>
  ['search', ...filters].some((name) => search[name] !== undefined)

/** The search of the whole list, in its order. */
export const unfiltered = (search: RawSearch, { filters, pageParameter }: ListOptions): RawSearch =>
  without(search, ['search', pageParameter, ...filters])

/** What a saved view remembers: everything but the page and what is open beside the list. */
export function savedSearchOf(search: RawSearch, { aside, pageParameter }: ListOptions) {
  const saved: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(without(search, [...aside, pageParameter]))) {
    if (typeof value === 'string' || typeof value === 'number') saved[name] = value
  }
  return saved
}
