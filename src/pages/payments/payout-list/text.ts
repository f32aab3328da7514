import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Payouts',
  summary: 'What the provider transferred to your bank account.',
  state: 'Status',
  anyState: 'Any status',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  created: 'Sent',
  arrives: 'Arrives',
  failure: 'Why it failed',
  emptyTitle: 'No payouts yet',
  empty: 'What customers pay is available after a few days. The provider then pays it out automatically.',
  manage: 'Manage the account',
  chart: 'Takings, fees and payouts by month',
  takings: 'Takings',
  refunds: 'Refunds',
  fees: 'Fees',
  payouts: 'Payouts',
}

export const payoutsText = defineText('payouts-page', en, { es: () => import('./text.es') })
