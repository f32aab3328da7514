import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Payments',
  summary: 'What customers paid, or tried to pay, by card.',
  search: 'Search by order, PO number or customer',
  searchHint: 'Order, PO number, customer',
  state: 'Status',
  anyState: 'Any status',
  from: 'From',
  to: 'To',
  order: 'Order',
  customer: 'Customer',
  amount: 'Amount',
  refunded: 'Refunded',
  fee: 'Fee',
  method: 'Card',
  paidAt: 'Paid',
  created: 'Opened',
  emptyTitle: 'No payments yet',
  empty: 'What customers pay by card appears here as soon as they open the payment.',
  setUp: 'Manage card payments',
}

export const paymentsText = defineText('payments-page', en, { es: () => import('./text.es') })
