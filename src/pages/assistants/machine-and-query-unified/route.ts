import { pageRoute } from '@/shared/lib/page-route'
import { askSearch } from '@/widgets/conversation'

export const machineAndQueryUnifiedRoute = pageRoute({
  path: '/machine-and-query-unified',
  guard: 'signed-in',
  layout: 'fill',
  search: askSearch,
  screen: () => import('./machine-and-query-unified-page').then((page) => page.MachineAndQueryUnifiedScreen),
})
