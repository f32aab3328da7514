import { defineText } from '@/shared/lib/i18n'

export const en = { submit: 'Set the new password' }

export const resetPasswordText = defineText('reset-password-form', en, { es: () => import('./text.es') })
