import { defineText } from '@/shared/lib/i18n'

export const en = {
  goHome: 'Go to Home',
  title: 'Change password',
  summary: 'For your own account.',
  changedTitle: 'Password changed',
  changed: 'You stay signed in here. On all other devices, sign in with the new password.',
}

export const changePasswordPageText = defineText('change-password-page', en, { es: () => import('./text.es') })
