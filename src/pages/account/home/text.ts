import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Home',
  greeting: 'Hello {{name}}',
  summary: 'Ask about a machine, and see the manual’s page beside the answer.',
  machine: 'Your machine',
  recent: 'Recent conversations',
  noneYet: 'No conversations yet',
  noneYetAdvice: 'What you ask about a machine is kept here, so that you find the answer and its page again.',
  figures: 'Figures',
  machines: 'Machines',
  machinesReady: '{{count}} can be asked about',
  manuals: 'Manuals',
  manualsReady: '{{count}} ready',
  manualsProcessing: '{{count}} being read',
  manualsFailed: '{{count}} failed',
  questions: 'Questions in 14 days',
  questionsRefused: '{{count}} not in the manuals',
  people: 'People',
  peopleInvited: '{{count}} invited',
  operators: 'Operators served',
  chart: 'Questions of the last 14 days',
  answered: 'Answered',
  refused: 'Not in the manuals',
  activity: 'Recent activity',
  quiet: 'Nothing has happened yet',
  quietAdvice: 'Manuals that become ready and machines that are assigned to you are told here.',
  showMore: 'Show more',
}

export const homeText = defineText('home', en, { es: () => import('./text.es') })
