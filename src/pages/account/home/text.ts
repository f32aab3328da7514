import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Home',
  greeting: 'Hello {{name}}',
  summary: 'Ask about a machine, and see the manual’s page beside the answer.',
  machine: 'Your machine',
  recent: 'Recent conversations',
  noneYet: 'No conversations yet',
  noneYetAdvice: 'What you ask about a machine is kept here, so that you find the answer and its page again.',
}

export const homeText = defineText('home', en, { es: () => import('./text.es') })
