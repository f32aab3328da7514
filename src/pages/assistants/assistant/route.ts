import { pageRoute } from '@/shared/lib/page-route'
import { askSearch } from '@/widgets/conversation'

const asking = { guard: 'signed-in', layout: 'fill', search: askSearch } as const

export const assistantRoute = pageRoute({
  path: '/assistant',
  ...asking,
  screen: () => import('./assistant-page').then((page) => page.AssistantScreen),
})

export const operationsAssistantRoute = pageRoute({
  path: '/operations-assistant',
  ...asking,
  screen: () => import('./assistant-page').then((page) => page.OperationsAssistantScreen),
})

export const partsAssistantRoute = pageRoute({
  path: '/parts-assistant',
  ...asking,
  screen: () => import('./assistant-page').then((page) => page.PartsAssistantScreen),
})

/** The operations assistant under another address of the specification. */
export const machineAndQueryUnifiedRoute = pageRoute({
  path: '/machine-and-query-unified',
  ...asking,
  screen: () => import('./assistant-page').then((page) => page.MachineAndQueryUnifiedScreen),
})
