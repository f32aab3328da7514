import { pageRoute } from '@/shared/lib/page-route'

export const paymentRoute = pageRoute({
  path: '/payments/$id',
  guard: 'dealership-admin',
  screen: () => import('./payment-page').then((page) => page.PaymentScreen),
})
