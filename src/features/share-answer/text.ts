import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Share by e-mail',
  description: 'The question, the answer and its sources are sent, with pictures of the pages.',
  addresses: 'E-mail addresses',
  addressesHelp: 'Separate several by commas, {{most}} at most.',
  addressMissing: 'Enter an e-mail address.',
  addressWrong: '“{{address}}” is not an e-mail address.',
  tooMany: 'Enter {{most}} addresses at most.',
  send: 'Send',
  sent: 'The answer is on its way to {{addresses}}.',
}

export const shareAnswerText = defineText('share-answer', en, { es: () => import('./text.es') })
