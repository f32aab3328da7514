import { pageRoute } from '@/shared/lib/page-route'

export const customerRoute = pageRoute({
  path: '/customers/$id',
  guard: 'dealership-staff',
  screen: () => import('./customer-page').then((page) => page.CustomerScreen),
})
