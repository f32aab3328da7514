import type { FeedbackFilter } from '@/entities/feedback'

/** What the address of the list says; what is absent has its default. */
export type FeedbackSearch = Omit<FeedbackFilter, 'limit'>

export const pageSize = 10

/** The search after a filter has changed: whatever is shown then begins at the first page. */
export function narrowed(search: FeedbackSearch, change: Partial<FeedbackSearch>): FeedbackSearch {
  return filterOf({ ...search, ...change })
}

/** What the search leaves, without the page that is shown of it. */
export function filterOf({ page: _, ...filter }: FeedbackSearch): Omit<FeedbackSearch, 'page'> {
  return filter
}

export function isFiltered(search: FeedbackSearch): boolean {
  return Object.values(filterOf(search)).some(Boolean)
}
