import { pageRoute } from '@/shared/lib/page-route'

export const maintenanceQuoteRoute = pageRoute({
  path: '/maintenance-quotes/$id',
  guard: 'org-admin',
  screen: () => import('./maintenance-quote-page').then((page) => page.MaintenanceQuoteScreen),
})
