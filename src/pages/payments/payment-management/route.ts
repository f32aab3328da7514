import { pageRoute } from '@/shared/lib/page-route'

export const paymentManagementRoute = pageRoute({
  path: '/payment-management',
  guard: 'dealership-admin',
  screen: () => import('./payment-management-page').then((page) => page.PaymentManagementScreen),
})
