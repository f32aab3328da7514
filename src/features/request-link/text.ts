import { defineText } from '@/shared/lib/i18n'

export const en = {
  email: 'E-mail',
  emailRequired: 'Email is required field.',
  send: 'E-mail me a link',
  sendAgain: 'Send again',
  sentTitle: 'Look into your mailbox',
  sent: 'If there is an account with {{email}}, a link is on its way.',
  'good-sign-in': 'It is good once, for 30 minutes.',
  'good-password': 'It is good once, for one hour.',
  nothing: 'Nothing there after some minutes? Look into the spam folder, and whether the address is right.',
}

export const requestLinkText = defineText('request-link', en, { es: () => import('./text.es') })
