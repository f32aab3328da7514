import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Unanswered questions',
  summary:
    'What was asked about your models in the last year and no manual answers. A question is no longer listed once its model has a newer manual. Who asked is not shown.',
  summaryOfAll:
    'What was asked in the last year and no manual answers, by dealership. A question is no longer listed once its model has a newer manual. Who asked is not shown.',
  search: 'Search question or model',
  searchHint: 'Question or model',
  question: 'Question',
  about: 'About: {{words}}',
  model: 'Model',
  dealership: 'Dealership',
  noDealership: '–',
  count: 'Asked',
  countOf_one: '{{count}} time',
  countOf_other: '{{count}} times',
  lastAsked: 'Last asked',
  actions: 'Actions',
  addManual: 'Add a manual',
  addManualFor: 'Add a manual for {{machine}}, which answers “{{question}}”',
  openConversation: 'Open your conversation',
  emptyTitle: 'No unanswered questions',
  empty: 'When somebody asks an assistant about one of your models and no manual answers, the question is listed here.',
}

export const unansweredQuestionsText = defineText('unanswered-questions', en, { es: () => import('./text.es') })
