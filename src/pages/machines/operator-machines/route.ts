import { id, listRoute } from '@/shared/lib/page-route'

export const operatorMachinesRoute = listRoute({
  path: '/operator-machines',
  guard: 'signed-in',
  aside: { thread: id },
  screen: () => import('./operator-machines-page').then((page) => page.OperatorMachinesPage),
})
