import { defineText } from '@/shared/lib/i18n'

export const en = {
  ask: 'Ask for a price',
  askNamed: 'Ask for a price of {{part}}',
  asked: 'Price requested: {{number}}',
  offered: 'Price offered: {{number}}',
  title: 'Ask for a price',
  whatIsSent: 'The dealership gets a request for a quote with what you enter here. It is answered among your quotes.',
  forMachine: 'For {{machine}}',
  dealership: 'Dealership',
  quantity: 'Quantity',
  quantityWrong: 'Enter a whole number from 1 to {{most}}.',
  note: 'Message to the dealership',
  question: 'I asked the assistant: “{{question}}”',
  send: 'Send request',
  sent: '{{dealership}} was asked for a price: quote {{number}}.',
  askedBefore: 'Nothing was sent: quote {{number}} already asks for this part.',
}

export const askForPriceText = defineText('ask-for-price', en, { es: () => import('./text.es') })
