import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Payment history',
  summary: 'Every step of payments, payouts and their settings, newest first. Entries cannot be changed or deleted.',
  action: 'What happened',
  anyAction: 'Everything',
  from: 'From',
  to: 'To',
  at: 'When',
  who: 'Who',
  system: 'System',
  order: 'Order',
  amount: 'Amount',
  text: 'Details',
  emptyTitle: 'Nothing has happened yet',
  empty: 'Each payment, refund, dispute and payout, and each change of a setting, is recorded here.',
}

export const paymentHistoryText = defineText('payment-history-page', en, { es: () => import('./text.es') })
