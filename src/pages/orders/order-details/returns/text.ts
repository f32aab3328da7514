import { defineText } from '@/shared/lib/i18n'

export const en = {
  refund: 'Refund at the payment',
  reason: 'Reason',
  reasonRequired: 'Enter the reason.',
  accept: 'Accept return',
  decline: 'Decline return',
  cancel: 'Cancel return',
  receive: 'Record receipt',
  declineTitle: 'Decline the return?',
  receiveTitle: 'What came back?',
  receiveAbout: 'Parts back on the shelf are available at once.',
  restocked: 'Back on the shelf: {{line}}',
  scrapped: 'Scrapped: {{line}}',
  countWrong: 'Enter a whole number up to {{most}}.',
  updated: 'Return updated',
}

export const returnsText = defineText('returns', en, { es: () => import('./text.es') })
