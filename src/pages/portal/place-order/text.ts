import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Place an order',
  sides: '{{operator}} orders from {{dealership}}',
  failed: 'The link could not be opened',
  lines: 'Your order',
  empty: 'Your order is empty. Add a part first.',
  remove: 'Remove {{name}}',
  each: '{{price}} each',
  noPrice: 'No price',
  useQuantity: 'Order {{quantity}} instead',
  total: 'Total before tax',
  place: 'Place order',
  addFirst: 'Add at least one part.',
  problems_one: 'One line cannot be ordered as it is. Correct it first.',
  problems_other: '{{count}} lines cannot be ordered as they are. Correct them first.',
}

export const placeOrderPageText = defineText('place-order-page', en, { es: () => import('./text.es') })
