import { defineText } from '@/shared/lib/i18n'

export const en = {
  goHome: 'Go to the start',
  title: 'Change password',
  summary: 'Of your own account.',
  changedTitle: 'Your password is changed',
  changed: 'You stay signed in here. Every other session has ended: sign in there with the new password.',
}

export const changePasswordPageText = defineText('change-password-page', en, { es: () => import('./text.es') })
