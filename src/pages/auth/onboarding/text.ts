import { defineText } from '@/shared/lib/i18n'

export const en = {
  signOut: 'Sign out',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  passwordTitle: 'Choose your own password',
  passwordSummary: 'The one from the invitation was for the first time only.',
  profileTitle: 'What is your name?',
  profileSummary: 'It is shown beside what you order, ask and write.',
}

export const onboardingPageText = defineText('onboarding-page', en, { es: () => import('./text.es') })
