import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Feedback',
  search: 'Search question, reason or person',
  searchHint: 'Question or person',
  rating: 'Rating',
  anyRating: 'Any rating',
  assistant: 'Assistant',
  anyAssistant: 'All assistants',
  from: 'From (UTC)',
  to: 'To (UTC)',
  given: 'Date',
  question: 'Question',
  reason: 'Reason',
  noReason: 'No reason given',
  machine: 'Machine',
  person: 'Person',
  organization: 'Organization',
  answer: 'Answer',
  details: 'Feedback on an answer',
  explain: 'Why this answer?',
  emptyTitle: 'No feedback yet',
  empty: 'What people think of the answers shows up here: thumbs up or down, with their reasons.',
}

export const feedbackPageText = defineText('feedback-page', en, { es: () => import('./text.es') })
