import type { MachineFilter } from '@/entities/machine'
import type { Sort } from '@/shared/lib/page-route'

/** What the address of the list says; what is absent has its default. */
export type MachinesSearch = Omit<MachineFilter, 'limit'>

/** "Default page sizes: machines 10" (specification, section 9). */
export const pageSize = 10

const sortFields = ['brand', 'model', 'type', 'status'] as const

/** The search after a filter or the order has changed: whatever is shown then begins at the first page. */
export function narrowed(search: MachinesSearch, change: Partial<MachinesSearch>): MachinesSearch {
  const { page: _, ...rest } = { ...search, ...change }
  return rest
}

export function sortOf({ sort_field = 'brand', sort_direction = 'asc' }: MachinesSearch): Sort {
  return { field: sort_field, direction: sort_direction }
}

export function sortedBy(search: MachinesSearch, { field, direction }: Sort): MachinesSearch {
  return narrowed(search, {
    sort_field: sortFields.find((sortable) => sortable === field),
    sort_direction: direction,
  })
}

export function isFiltered({ search, brand, status }: MachinesSearch): boolean {
  return Boolean(search || brand || status)
}
