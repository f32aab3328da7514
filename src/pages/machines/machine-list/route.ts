import { listMachinesQuery } from '#contract/platform-limits'
import { machineStatuses } from '@/entities/machine'
import { listRoute, oneOf, text } from '@/shared/lib/page-route'

export const machinesRoute = listRoute({
  path: '/machines',
  guard: 'signed-in',
  search: { brand: text, status: oneOf(machineStatuses) },
  sort: listMachinesQuery.sort_field.values,
  initialSort: { field: 'brand', direction: 'asc' },
  screen: () => import('./machines-page').then((page) => page.MachinesPage),
})
