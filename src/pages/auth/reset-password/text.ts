import { defineText } from '@/shared/lib/i18n'

export const en = {
  newLink: 'Get a new link',
  title: 'Choose a new password',
  summary: 'Then you sign in with it. Wherever you are signed in now, you will be signed out.',
  goneTitle: 'This link does not work any more',
  gone: 'A link is good once, and for one hour. Ask for a new one: your password has not changed.',
  submit: 'Set the new password',
}

export const resetPasswordText = defineText('reset-password', en, { es: () => import('./text.es') })
