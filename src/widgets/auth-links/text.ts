import { defineText } from '@/shared/lib/i18n'

export const en = {
  forgotPassword: 'Forgot password?',
  emailLink: 'E-mail me a sign-in link',
  backToLogin: 'Back to sign in',
}

export const authLinksText = defineText('authLinks', en, { es: () => import('./text.es') })
