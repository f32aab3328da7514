/** Kinds of e-mails that people can have at once, in the morning, or not at all; all others are sent at once. */
export const emailTopics = [
  'orders',
  'shipments',
  'returns',
  'messages',
  'quotes',
  'maintenance_quotes',
  'payments',
] as const

export type EmailTopic = (typeof emailTopics)[number]
export type EmailFrequency = 'at_once' | 'daily' | 'never'
export type EmailChoices = Record<EmailTopic, EmailFrequency>

export const defaultChoices: EmailChoices = {
  orders: 'at_once',
  shipments: 'at_once',
  returns: 'at_once',
  messages: 'at_once',
  quotes: 'at_once',
  maintenance_quotes: 'at_once',
  payments: 'at_once',
}
