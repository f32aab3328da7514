import { paymentAuditActions } from '@/entities/payment'
import { day, listRoute, oneOf } from '@/shared/lib/page-route'

export const paymentHistoryRoute = listRoute({
  path: '/payments/history',
  guard: 'dealership-admin',
  search: { action: oneOf(paymentAuditActions), from: day, to: day },
  pageSize: 25,
  screen: () => import('./payment-history-page').then((page) => page.PaymentHistoryPage),
})
