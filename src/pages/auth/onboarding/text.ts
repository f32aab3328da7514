import { defineText } from '@/shared/lib/i18n'

export const en = {
  signOut: 'Sign out',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  passwordTitle: 'Choose your own password',
  passwordSummary: 'It replaces the temporary one from your invitation.',
  profileTitle: 'What is your name?',
  profileSummary: 'Shown beside your orders, questions and messages.',
}

export const onboardingPageText = defineText('onboarding-page', en, { es: () => import('./text.es') })
