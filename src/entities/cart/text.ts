import { defineText } from '@/shared/lib/i18n'

export const en = {
  inCartTitle: '{{name}} in the cart',
  inCart: 'Added at today’s prices: {{added}} of {{total}}.',
  outcomes: 'Result for each line',
  times: '{{quantity}} × {{name}}',
  replaces: 'Replaces {{number}}',
  added: 'In the cart',
  superseded: 'Replaced',
  unavailable: 'Left out',
  done: 'Done',
}

export const listText = defineText('shopping-list', en, { es: () => import('./text.es') })
