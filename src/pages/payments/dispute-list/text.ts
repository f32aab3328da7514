import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Disputes',
  summary:
    'Payments that customers dispute with their bank. Open one to answer it before the deadline; then the bank decides.',
  state: 'Status',
  anyState: 'Any status',
  order: 'Order',
  customer: 'Customer',
  amount: 'Amount',
  reason: 'Reason',
  respondBy: 'Answer by',
  opened: 'Opened',
  emptyTitle: 'No disputes',
  empty: 'A payment that a customer disputes with the bank appears here.',
}

export const disputesText = defineText('disputes-page', en, { es: () => import('./text.es') })
