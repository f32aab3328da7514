import { defineText } from '@/shared/lib/i18n'

export const en = {
  messages: 'Messages',
  noMessages: 'No messages about this order yet.',
  message: 'Message to {{other}}',
  key: 'Key: {{key}}',
  messageRequired: 'Write a message.',
  contact: 'Your name',
  contactRequired: 'Enter your name.',
  send: 'Send message',
  you: 'You',
  deletedAccount: 'Deleted account',
  authorByLink: '{{author}}, by link',
}

export const orderMessagesText = defineText('order-messages', en, { es: () => import('./text.es') })
