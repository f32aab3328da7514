import { machineStatuses } from '@/entities/machine'
import type { MachinesSearch } from '@/pages/machines/machine-list'
import { oneOf, only, pageOf, type RawSearch, textOf } from './read'

const sortFields = ['brand', 'model', 'type', 'status'] as const
const directions = ['asc', 'desc'] as const

/** What the address of /machines says; the first page and ascending order are the defaults and left out. */
export function parseMachinesSearch(raw: RawSearch): MachinesSearch {
  const page = pageOf(raw.page)
  const direction = oneOf(directions, raw.sort_direction)
  return only(raw, {
    page: page === 1 ? undefined : page,
    search: textOf(raw.search),
    brand: textOf(raw.brand),
    status: oneOf(machineStatuses, raw.status),
    sort_field: oneOf(sortFields, raw.sort_field),
    sort_direction: direction === 'asc' ? undefined : direction,
  })
}
