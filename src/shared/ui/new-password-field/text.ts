import { defineText } from '@/shared/lib/i18n'

export const en = {
  label: 'New password',
  rules:
    'At least {{least}} characters. A few words that you remember work best. Common passwords and your own name are refused.',
  required: 'Enter a new password.',
  tooShort: 'Use at least {{least}} characters.',
}

export const newPasswordText = defineText('new-password', en, { es: () => import('./text.es') })
