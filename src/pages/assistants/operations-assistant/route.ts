import { pageRoute } from '@/shared/lib/page-route'
import { askSearch } from '@/widgets/conversation'

export const operationsAssistantRoute = pageRoute({
  path: '/operations-assistant',
  guard: 'signed-in',
  layout: 'fill',
  search: askSearch,
  screen: () => import('./operations-assistant-page').then((page) => page.OperationsAssistantScreen),
})
