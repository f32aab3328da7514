import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Feedback over time',
  summary: 'How certain the answers were, how many of them people found helpful, and which manuals they cite.',
  assistant: 'Assistant',
  anyAssistant: 'All assistants',
  from: 'From (UTC)',
  to: 'To (UTC)',
  by: 'Period',
  byWeek: 'By week',
  byMonth: 'By month',
  certaintyByWeek: 'Certainty of answers by week',
  certaintyByMonth: 'Certainty of answers by month',
  certainty: 'Certainty of answers',
  certaintyHelp:
    'All questions answered from manuals, rated or not. Answers from records and messages such as greetings say nothing of the manuals and are left out. Ratings are those given in the period.',
  certaintyNothing: 'No question was answered from manuals in this period.',
  questionsOf_one: '{{period}}: {{count}} question',
  questionsOf_other: '{{period}}: {{count}} questions',
  answer: 'Answer',
  questions: 'Questions',
  part: 'Share',
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
  nothingTitle: 'No answers or feedback',
  nothing: 'No question was answered from manuals in this period, and nobody has rated an answer.',
  unrated: 'Nobody has rated an answer in this period.',
  failed: 'The summary did not load',
}

export const feedbackSummaryText = defineText('feedback-summary', en, { es: () => import('./text.es') })
