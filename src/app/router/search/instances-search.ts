import { maintenanceStatuses } from '@/entities/machine-instance'
import type { InstancesSearch } from '@/pages/machines/instance-list'
import { idOf, oneOf, only, pageOf, type RawSearch, textOf } from './read'

const sortFields = ['serial_number', 'hours'] as const
const directions = ['asc', 'desc'] as const

/** What the address of /machine-instances says; the first page and ascending order are the defaults and left out. */
export function parseInstancesSearch(raw: RawSearch): InstancesSearch {
  const page = pageOf(raw.page)
  const direction = oneOf(directions, raw.sort_direction)
  return only(raw, {
    page: page === 1 ? undefined : page,
    search: textOf(raw.search),
    status: oneOf(maintenanceStatuses, raw.status),
    machine_id: idOf(raw.machine_id),
    operator_id: idOf(raw.operator_id),
    organization_id: idOf(raw.organization_id),
    sort_field: oneOf(sortFields, raw.sort_field),
    sort_direction: direction === 'asc' ? undefined : direction,
  })
}
