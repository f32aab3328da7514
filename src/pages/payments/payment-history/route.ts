import { paymentAuditActions } from '@/entities/payment'
import { day, id, listRoute, oneOf } from '@/shared/lib/page-route'

export const paymentHistoryRoute = listRoute({
  path: '/payments/history',
  guard: 'dealership-admin',
  search: { action: oneOf(paymentAuditActions), from: day, to: day },
  scope: { organization_id: id },
  pageSize: 25,
  screen: () => import('./payment-history-page').then((page) => page.PaymentHistoryPage),
})
