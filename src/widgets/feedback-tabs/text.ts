import { defineText } from '@/shared/lib/i18n'

export const en = {
  answers: 'Answers',
  feedback: 'Feedback',
  summary: 'Over time',
  manuals: 'Manuals',
  questions: 'Unanswered questions',
}

export const feedbackTabsText = defineText('feedback-tabs', en, { es: () => import('./text.es') })
