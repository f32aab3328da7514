import { defineText } from '@/shared/lib/i18n'

export const en = {
  addPart: 'Add a part',
  addBundle: 'Add a bundle',
  addText: 'Add something else',
  pasteNumbers: 'Paste part numbers',
  lines: 'Lines',
  noLines: 'Add at least one line.',
  description: 'What do you need?',
  descriptionRequired: 'Describe what you need.',
  pieces: 'Quantity',
  quantity: 'Quantity of {{line}}',
  quantityWrong: 'Enter a whole number of at least 1.',
  remove: 'Remove {{line}}',
  unnamed: 'line {{n}}',
  delivery: 'Delivery',
  SHIP: 'Ship',
  PICKUP: 'Pick up at the dealership',
  address: 'Ship to',
  otherAddress: 'Another address',
  later: 'Not known yet: enter it before you send the quote',
}

export const quoteFieldsText = defineText('quote-fields', en, { es: () => import('./text.es') })
