import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  emailRequired: 'Email is required field.',
  passwordRequired: 'Password is required field.',
  expired: 'Your session has ended. Sign in to continue where you left off.',
  newPassword: 'Your new password is saved. Sign in with it.',
  promise: 'Ask about your machine. Get the answer with the manual’s page.',
}

export const loginText = defineText('login', en, { es: () => import('./text.es') })
