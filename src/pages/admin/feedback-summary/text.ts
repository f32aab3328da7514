import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Feedback over time',
  summary: 'How many answers people found helpful, and which manuals they cite.',
  assistant: 'Assistant',
  anyAssistant: 'All assistants',
  from: 'From (UTC)',
  to: 'To (UTC)',
  by: 'Period',
  byWeek: 'By week',
  byMonth: 'By month',
  overTimeByWeek: 'Ratings by week',
  overTimeByMonth: 'Ratings by month',
  weekOf: 'Week of {{day}}',
  total_one: '{{count}} rating, {{share}} helpful',
  total_other: '{{count}} ratings, {{share}} helpful',
  byManual: 'By cited manual',
  byManualHelp:
    'An answer that cites several manuals counts for each. Those found not helpful most often come first; 50 are shown at most.',
  manual: 'Manual',
  machine: 'Machine',
  deleted: 'Deleted',
  none: 'No manual cited',
  share: 'Share helpful',
  nothingTitle: 'No feedback',
  nothing: 'Nobody has rated an answer in this period.',
  failed: 'The summary did not load',
}

export const feedbackSummaryText = defineText('feedback-summary', en, { es: () => import('./text.es') })
