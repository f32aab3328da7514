import { maintenanceStatuses } from '@/entities/machine-instance'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const machineInstancesRoute = listRoute({
  path: '/machine-instances',
  guard: 'signed-in',
  search: { status: oneOf(maintenanceStatuses), machine_id: id, operator_id: id },
  scope: { organization_id: id },
  aside: { import_id: id },
  sort: ['serial_number', 'hours', 'status'],
  screen: () => import('./instances-page').then((page) => page.MachineInstancesPage),
})
