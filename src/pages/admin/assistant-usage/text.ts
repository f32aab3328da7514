import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Assistant usage',
  organizations: 'Organizations',
  chooseTitle: 'No organization chosen',
  choose: 'Open an organization in the list to see what it used.',
  noModelTitle: 'No language model is set up',
  noModel: 'Answers are composed from manuals and records without a language model, and nothing is counted.',
  noModelNow: 'Answers are now composed from manuals and records without one. Below is what was used before.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  tokens: 'Tokens in {{month}}',
  used: 'Used',
  usedOf: '{{used}} of {{limit}} ({{share}})',
  unlimited: 'There is no limit.',
  resets: 'Counting starts again on {{day}} (UTC).',
  usedUpTitle: 'All tokens of this month are used',
  usedUp: 'Until {{day}} (UTC), answers are composed without the language model.',
  wasUsedUp: 'The limit was reached in this month. From then on, answers were composed without the language model.',
  input: 'Input tokens',
  output: 'Output tokens',
  answers: 'Answers',
  model: 'The language model is {{model}}.',
  help: 'A token is a piece of a word. Input is a question with the passages that the model is given; output is what it writes. Answers also count if they were not shown.',
  byDay: 'Tokens by day',
  answersOf_one: '{{day}}: {{count}} answer',
  answersOf_other: '{{day}}: {{count}} answers',
  nothingTitle: 'Nothing used in {{month}}',
  nothing: 'The language model was not asked for an answer in this month.',
  failed: 'The usage did not load',
}

export const assistantUsageText = defineText('assistant-usage', en, { es: () => import('./text.es') })
