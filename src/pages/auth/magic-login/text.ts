import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Sign in by e-mail',
  summary: 'We will e-mail you a link that signs you in without a password.',
  goneTitle: 'This link no longer works',
  gone: 'A link works once, within 30 minutes. Ask for a new one here.',
}

export const magicLoginText = defineText('magic-login', en, { es: () => import('./text.es') })
