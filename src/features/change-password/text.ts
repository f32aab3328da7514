import { defineText } from '@/shared/lib/i18n'

export const en = {
  current: 'Current password',
  temporary: 'Temporary password',
  temporaryHelp: 'The one from the invitation e-mail, with which you signed in.',
  currentRequired: 'Current password is required field.',
  temporaryRequired: 'Temporary password is required field.',
  endsOthers: 'You will be signed out on every other device.',
  submit: 'Change password',
}

export const changePasswordText = defineText('change-password-form', en, { es: () => import('./text.es') })
