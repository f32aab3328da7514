import { defineText } from '@/shared/lib/i18n'

export const en = {
  inCartTitle: '{{name}} in the cart',
  inCart: 'In the cart at the prices of today: {{added}} of {{total}}.',
  outcomes: 'What became of each line',
  times: '{{quantity}} × {{name}}',
  replaces: 'Replaces {{number}}',
  added: 'In the cart',
  superseded: 'Replaced',
  unavailable: 'Left out',
  done: 'Done',
}

export const listText = defineText('shopping-list', en, { es: () => import('./text.es') })
