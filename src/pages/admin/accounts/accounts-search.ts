import type { UserFilter } from '@/entities/user'

/** What the address of the accounts says; what is absent has its default. */
export type AccountsSearch = Omit<UserFilter, 'limit'>

/** As many people as one looks over at a desk without scrolling far. */
export const pageSize = 20

/** The search after a filter has changed: whatever is shown then begins at the first page. */
export function narrowed(search: AccountsSearch, change: Partial<AccountsSearch>): AccountsSearch {
  const { page: _, ...rest } = { ...search, ...change }
  return rest
}

/** Whether fewer are shown than there are; whose accounts they are is no filter. */
export function isFiltered({ search, status }: AccountsSearch): boolean {
  return Boolean(search || status)
}
