import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Your order',
  heading: 'Order {{number}}',
  failed: 'The order could not be opened',
  pay: 'Pay by card',
  details: 'Show parts and delivery',
  couldNotPay: 'I could not pay',
  couldNotPayTitle: 'Report that you could not pay?',
  couldNotPayDetail: 'The dealership learns that your payment failed. Nothing is charged.',
  couldNotPayConfirm: 'Report failed payment',
  reported: 'Failed payment reported',
}

export const operatorOrdersText = defineText('operator-orders-page', en, { es: () => import('./text.es') })
