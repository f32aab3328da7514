import { oneOf, pageRoute } from '@/shared/lib/page-route'

export const machineInstanceRoute = pageRoute({
  path: '/machine-instances/$id',
  guard: 'signed-in',
  search: { enter: oneOf(['hours']) },
  screen: () => import('./instance-page').then((page) => page.MachineInstanceScreen),
})
