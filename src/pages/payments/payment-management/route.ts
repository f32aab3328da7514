import { id, pageRoute } from '@/shared/lib/page-route'

export const paymentManagementRoute = pageRoute({
  path: '/payment-management',
  guard: 'dealership-admin',
  search: { organization_id: id },
  screen: () => import('./payment-management-page').then((page) => page.PaymentManagementScreen),
})
