import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Parts and delivery',
  heading: 'Order {{number}}',
  failed: 'The order could not be opened',
  shipTo: 'Ship to',
  note: 'Note',
  back: 'Back to the order',
  cancelReturn: 'Cancel return',
  returnCancelled: 'Return cancelled',
}

export const orderDetailsText = defineText('operator-order-details-page', en, { es: () => import('./text.es') })
