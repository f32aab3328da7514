import { defineText } from '@/shared/lib/i18n'

export const en = {
  checking: 'Looking at your link…',
  signInAs: 'Sign in as {{name}}',
  account: 'Account: {{email}}',
  oneClick: 'One click is left. It is asked for because mail programs open links by themselves.',
  failed: 'Signing in did not work',
}

export const magicLoginText = defineText('magic-login-form', en, { es: () => import('./text.es') })
