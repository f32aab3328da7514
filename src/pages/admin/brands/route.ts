import { listBrandsQuery } from '#contract/platform-limits'
import { listRoute } from '@/shared/lib/page-route'

export const brandsRoute = listRoute({
  path: '/brands',
  guard: 'signed-in',
  pageSize: listBrandsQuery.limit.default,
  screen: () => import('./brands-page').then((page) => page.BrandsPage),
})
