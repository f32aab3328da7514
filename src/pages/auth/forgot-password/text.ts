import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Set a new password',
  summary: 'We e-mail you a link with which you choose a new one.',
}

export const forgotPasswordText = defineText('forgot-password', en, { es: () => import('./text.es') })
