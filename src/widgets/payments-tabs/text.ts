import { defineText } from '@/shared/lib/i18n'

export const en = { payments: 'Payments', disputes: 'Disputes', history: 'History' }

export const paymentsTabsText = defineText('payments-tabs', en, { es: () => import('./text.es') })
