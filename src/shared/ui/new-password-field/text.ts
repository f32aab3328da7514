import { defineText } from '@/shared/lib/i18n'

export const en = {
  label: 'New password',
  rules:
    'At least {{least}} characters. A few words that you remember are better than one word with signs. Very common passwords are refused.',
  required: 'New password is required field.',
  tooShort: 'Too short: at least {{least}} characters.',
}

export const newPasswordText = defineText('new-password', en, { es: () => import('./text.es') })
