import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Signing out',
  waitingTitle_one: '{{count}} entry has not been sent',
  waitingTitle_other: '{{count}} entries have not been sent',
  waitingAdvice: 'What you entered without a connection stays on this device. It is sent once you sign in here again.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
}

export const logoutText = defineText('logout', en, { es: () => import('./text.es') })
