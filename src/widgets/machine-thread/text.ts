import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Messages: {{machine}}, {{other}}',
  thread: 'Messages',
  you: 'You',
  message: 'Message',
  required: 'Message is required field.',
  send: 'Send',
  emptyTitle: 'No messages yet',
  takenBack: 'This model was taken back. Its messages can only be read.',
  empty: 'What you write here is read by {{other}}.',
}

export const machineThreadText = defineText('machine-thread', en, { es: () => import('./text.es') })
