import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Sign in by e-mail',
  summary: 'We e-mail you a link that signs you in, without your password.',
  goneTitle: 'This link does not work any more',
  gone: 'A link signs in once, within 30 minutes. Ask for a new one here.',
}

export const magicLoginText = defineText('magic-login', en, { es: () => import('./text.es') })
