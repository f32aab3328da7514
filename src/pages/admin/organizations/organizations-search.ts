import type { OrganizationType } from '@/entities/organization'

/** What the address of the list says; what is absent has its default. */
export type OrganizationsSearch = {
  page?: number
  search?: string
  type?: OrganizationType
  /** The one that is open beside the list. */
  organization?: string
}

/** As many as any other list of the product. */
export const pageSize = 10

/** The search after a filter has changed: whatever is shown then begins at the first page. */
export function narrowed(search: OrganizationsSearch, change: Partial<OrganizationsSearch>): OrganizationsSearch {
  const { page: _, ...rest } = { ...search, ...change }
  return rest
}
