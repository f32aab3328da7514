import { pageRoute } from '@/shared/lib/page-route'
import { askSearch } from '@/widgets/conversation'

export const machineAndQueryInputRoute = pageRoute({
  path: '/machine-and-query-input',
  guard: 'signed-in',
  search: askSearch,
  screen: () => import('./machine-and-query-input-page').then((page) => page.MachineAndQueryInputScreen),
})
