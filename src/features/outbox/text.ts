import { defineText } from '@/shared/lib/i18n'

export const en = {
  waiting_one: '{{count}} entry is waiting to be sent',
  waiting_other: '{{count}} entries are waiting to be sent',
  title: 'Waiting to be sent',
  advice: 'These entries are stored on this device. They are sent as soon as the server can be reached.',
  stored: 'No connection. Stored on this device, and sent as soon as there is one.',
  sent: 'What was waiting has been sent',
  refused: 'Not accepted: {{reason}}',
  tryNow: 'Try now',
  discard: 'Discard',
  discardOf: 'Discard “{{title}}”',
  discardTitle: 'Discard this entry?',
  discardAdvice: '“{{title}}” has not been sent. It is removed from this device.',
  keep: 'Keep it',
}

export const outboxText = defineText('outbox', en, { es: () => import('./text.es') })
