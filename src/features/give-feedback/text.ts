import { defineText } from '@/shared/lib/i18n'

export const en = {
  question: 'Was this answer helpful?',
  up: 'Helpful',
  down: 'Not helpful',
  thanks_up: 'Marked as helpful. Thank you.',
  thanks_down: 'Marked as not helpful. Thank you.',
  reasonSaved: 'Reason saved. Thank you.',
  reason_up: 'What was good about it?',
  reason_down: 'What was wrong with it?',
  send: 'Send',
  close: 'No, thanks',
  failed: 'Your feedback was not saved: {{reason}}',
}

export const giveFeedbackText = defineText('give-feedback', en, { es: () => import('./text.es') })
