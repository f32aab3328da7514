import { id, month, pageRoute } from '@/shared/lib/page-route'

/** For a super user, the address names the organization; without a month, it is the present one. */
export const assistantUsageRoute = pageRoute({
  path: '/assistant-usage',
  guard: 'org-admin',
  search: { organization_id: id, month },
  screen: () => import('./assistant-usage-page').then((page) => page.AssistantUsagePage),
})
