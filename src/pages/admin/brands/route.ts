import { listRoute } from '@/shared/lib/page-route'

/** "brands 100 for the store" (specification, section 9). */
const PAGE_SIZE = 100

export const brandsRoute = listRoute({
  path: '/brands',
  guard: 'signed-in',
  pageSize: PAGE_SIZE,
  screen: () => import('./brands-page').then((page) => page.BrandsPage),
})
