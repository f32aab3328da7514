import { defineText } from '@/shared/lib/i18n'

export const en = {
  contact: 'Your name',
  contactRequired: 'Enter your name.',
  email: 'Your e-mail address',
  emailHelp: 'We send you the link to your order and an e-mail at each step. Every e-mail explains how to stop them.',
  pieces: 'Quantity',
  quantity: 'Quantity of {{name}}',
  quantityWrong: 'Enter a whole number of at least 1.',
  delivery: 'Delivery',
  SHIP: 'Ship',
  PICKUP: 'Pick up at the dealership',
  address: 'Ship to',
  otherAddress: 'Another address',
  poNumber: 'PO number',
  note: 'Note',
  addressOnFile: 'The address on file',
}

export const placeOrderText = defineText('place-order', en, { es: () => import('./text.es') })
