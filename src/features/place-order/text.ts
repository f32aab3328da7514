import { defineText } from '@/shared/lib/i18n'

export const en = {
  delivery: 'Delivery',
  SHIP: 'Ship',
  PICKUP: 'Pick up at the dealership',
  address: 'Ship to',
  otherAddress: 'Another address',
  poNumber: 'PO number',
  note: 'Note',
}

export const placeOrderText = defineText('place-order', en, { es: () => import('./text.es') })
