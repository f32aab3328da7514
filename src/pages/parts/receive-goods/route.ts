import { id, pageRoute } from '@/shared/lib/page-route'

export const receiveGoodsRoute = pageRoute({
  path: '/receive-goods',
  guard: 'dealership-staff',
  search: { organization_id: id },
  screen: () => import('./receive-goods-page').then((page) => page.ReceiveGoodsPage),
})
