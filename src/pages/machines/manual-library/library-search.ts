import type { HitFilter, LibraryFilter } from '@/entities/manual'
import type { Sort } from '@/shared/lib/page-route'

/** What the address of the library says; what is absent has its default. */
export type LibrarySearch = Omit<LibraryFilter, 'page' | 'limit'> & {
  /** `text` looks for the words in the manuals themselves instead of in their names. */
  in?: 'text'
  /** Which page of the list. */
  list_page?: number
  /** The manual that is open, and its page. */
  manual?: string
  page?: number
}

const pageSize = 10

const sortFields = ['display_name', 'machine', 'uploaded_at'] as const

/** The search after what is listed has changed: it begins at the first page again; an opened manual stays open. */
export function narrowed(search: LibrarySearch, change: Partial<LibrarySearch>): LibrarySearch {
  const { list_page: _, ...rest } = { ...search, ...change }
  return rest
}

/** The search with the opened manual put away. */
export function closed({ manual: _, page: __, ...rest }: LibrarySearch): LibrarySearch {
  return rest
}

export function filterOf({ in: _, list_page: page, manual: __, page: ___, ...filter }: LibrarySearch): LibraryFilter {
  return { ...filter, ...(page && { page }), limit: pageSize }
}

/** What to look for in the manuals; undefined while there are no words. */
export function hitsOf({ search, in: where, list_page: page, machine_id, brand, kind }: LibrarySearch) {
  if (where !== 'text' || !search) return undefined
  const filter = { ...(machine_id && { machine_id }), ...(brand && { brand }), ...(kind && { kind }) }
  return { q: search, ...filter, ...(page && { page }), limit: pageSize } satisfies HitFilter
}

/** The paging of a list of so many. */
export function pagingOf(search: LibrarySearch, total: number, onSearch: (search: LibrarySearch) => void) {
  const onPage = (page: number) => onSearch({ ...search, list_page: page })
  return { page: search.list_page ?? 1, pageSize, total, onPage }
}

export function sortOf({ sort_field = 'uploaded_at', sort_direction }: LibrarySearch): Sort {
  return { field: sort_field, direction: sort_direction ?? (sort_field === 'uploaded_at' ? 'desc' : 'asc') }
}

export function sortedBy(search: LibrarySearch, { field, direction }: Sort): LibrarySearch {
  return narrowed(search, { sort_field: sortFields.find((sortable) => sortable === field), sort_direction: direction })
}

export function isFiltered({ search, brand, kind, status, machine_id }: LibrarySearch): boolean {
  return Boolean(search || brand || kind || status || machine_id)
}
