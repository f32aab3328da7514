import { defineText } from '@/shared/lib/i18n'

export const en = {
  newLink: 'Get a new link',
  title: 'Choose a new password',
  summary: 'You will be signed out on all devices. Then sign in with the new password.',
  goneTitle: 'This link no longer works',
  gone: 'A link works once, within one hour. Your password has not changed. Ask for a new link.',
  submit: 'Save new password',
}

export const resetPasswordText = defineText('reset-password', en, { es: () => import('./text.es') })
