import { defineText } from '@/shared/lib/i18n'

export const en = {
  current: 'Current password',
  currentRequired: 'Enter your current password.',
  endsOthers: 'You will be signed out on every other device.',
  submit: 'Change password',
}

export const changePasswordText = defineText('change-password-form', en, { es: () => import('./text.es') })
