import { defineText } from '@/shared/lib/i18n'

export const en = {
  changePasswordLink: 'Change password',
  title: 'Settings',
  details: 'Your details',
  preferences: 'Appearance and language',
  emails: 'E-mails',
  password: 'Password',
  passwordHelp: 'Change it when somebody else may know it. You stay signed in here.',
  sessions: 'Where you are signed in',
  sessionsHelp: 'Sign out whatever you do not know or no longer use.',
  loading: 'Loading',
  signOut: 'Sign out',
  signOutNamed: 'Sign out {{device}}, signed in {{when}}',
  signOutTitle: 'Sign out {{device}}?',
  signOutWarning: 'Signed in {{when}}. Whoever uses it has to sign in again.',
  signedOut: '{{device}} is signed out',
  signOutOthers: 'Sign out everywhere else',
  signOutOthersTitle: 'Sign out everywhere else?',
  signOutOthersWarning: 'Every other device has to sign in again. This one stays signed in.',
  othersSignedOut: 'Signed out everywhere else',
  onlyHere: 'You are signed in here only.',
}

export const profileText = defineText('profile', en, { es: () => import('./text.es') })
