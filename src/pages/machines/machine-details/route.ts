import { id, pageNumber, pageRoute } from '@/shared/lib/page-route'

/** The address contains the manual that is open beside the machine, its page, and whose kits a super user sees. */
export const machineRoute = pageRoute({
  path: '/machines/$id',
  guard: 'signed-in',
  search: { manual: id, page: pageNumber, dealership: id },
  screen: () => import('./machine-details-page').then((page) => page.MachineScreen),
})
