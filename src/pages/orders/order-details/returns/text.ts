import { defineText } from '@/shared/lib/i18n'

export const en = {
  reason: 'Reason',
  reasonRequired: 'Say why.',
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel return',
  receive: 'Record receipt',
  declineTitle: 'Decline the return?',
  receiveTitle: 'What has come back?',
  receiveAbout: 'What goes back on the shelf is available again at once.',
  restocked: 'Back on the shelf: {{line}}',
  scrapped: 'Scrapped: {{line}}',
  countWrong: 'Enter a whole number up to {{most}}.',
  updated: 'Return updated',
}

export const returnsText = defineText('returns', en, { es: () => import('./text.es') })
