import { defineText } from '@/shared/lib/i18n'

export const en = {
  checking: 'Checking your link…',
  signInAs: 'Sign in as {{name}}',
  account: 'Account: {{email}}',
  oneClick: 'Select the button to sign in. We ask you to because mail programs open links automatically.',
  failed: 'You were not signed in',
}

export const magicLoginText = defineText('magic-login-form', en, { es: () => import('./text.es') })
