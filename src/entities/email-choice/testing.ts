import type { EmailChoices } from './email-choice'

export const defaultEmailChoices: EmailChoices = {
  orders: 'at_once',
  shipments: 'at_once',
  returns: 'at_once',
  messages: 'at_once',
  quotes: 'at_once',
  maintenance_quotes: 'at_once',
  payments: 'at_once',
}
