import { listRoute } from '@/shared/lib/page-route'

export const operatorMachinesRoute = listRoute({
  path: '/operator-machines',
  guard: 'signed-in',
  screen: () => import('./operator-machines-page').then((page) => page.OperatorMachinesPage),
})
