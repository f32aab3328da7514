import { defineText } from '@/shared/lib/i18n'

export const en = {
  email: 'E-mail',
  emailRequired: 'Enter your e-mail address.',
  send: 'E-mail me a link',
  sendAgain: 'Send again',
  sentTitle: 'Check your inbox',
  sent: 'If there is an account with {{email}}, a link is on its way.',
  'good-sign-in': 'It works once, within 30 minutes.',
  'good-password': 'It works once, within one hour.',
  nothing: 'Nothing after a few minutes? Check the spam folder and the address above.',
}

export const requestLinkText = defineText('request-link', en, { es: () => import('./text.es') })
