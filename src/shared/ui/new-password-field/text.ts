import { defineText } from '@/shared/lib/i18n'

export const en = {
  label: 'New password',
  rules:
    'At least {{least}} characters; a few words that you remember are best. Common passwords and your own name are refused.',
  required: 'New password is required field.',
  tooShort: 'Too short: at least {{least}} characters.',
}

export const newPasswordText = defineText('new-password', en, { es: () => import('./text.es') })
