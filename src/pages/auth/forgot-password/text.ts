import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Set a new password',
  summary: 'We will e-mail you a link to set a new one.',
}

export const forgotPasswordText = defineText('forgot-password', en, { es: () => import('./text.es') })
