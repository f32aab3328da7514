import { pageRoute } from '@/shared/lib/page-route'

export const partRoute = pageRoute({
  path: '/parts/$id',
  guard: 'dealership-staff',
  screen: () => import('./part-page').then((page) => page.PartScreen),
})
