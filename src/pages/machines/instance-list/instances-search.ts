import type { InstanceFilter } from '@/entities/machine-instance'
import type { Sort } from '@/shared/lib/page-route'

/** What the address of the list says; what is absent has its default. The organization is a super user's choice. */
export type InstancesSearch = Omit<InstanceFilter, 'limit' | 'page_size' | 'isDealership' | 'sort_field'> & {
  sort_field?: (typeof sortFields)[number] | undefined
  organization_id?: string | undefined
}

/** "Default page sizes: machines 10" (specification, section 9). */
export const pageSize = 10

const sortFields = ['serial_number', 'hours'] as const

/** The search after a filter or the order has changed: whatever is shown then begins at the first page. */
export function narrowed(search: InstancesSearch, change: Partial<InstancesSearch>): InstancesSearch {
  const { page: _, ...rest } = { ...search, ...change }
  return rest
}

/** The order that the reader has asked for; undefined for that in which the machines were added. */
export function sortOf({ sort_field, sort_direction = 'asc' }: InstancesSearch): Sort | undefined {
  return sort_field && { field: sort_field, direction: sort_direction }
}

export function sortedBy(search: InstancesSearch, { field, direction }: Sort): InstancesSearch {
  const known = sortFields.find((sortable) => sortable === field)
  return narrowed(search, { sort_field: known, sort_direction: known && direction })
}

/** Whether fewer are shown than there are; whose machines they are is no filter. */
export function isFiltered({ search, status, machine_id, operator_id }: InstancesSearch): boolean {
  return Boolean(search || status || machine_id || operator_id)
}

/** The search without its filters: whose machines they are, and their order. */
export function unfiltered({ organization_id, sort_field, sort_direction }: InstancesSearch): InstancesSearch {
  return { organization_id, sort_field, sort_direction }
}
