import { defineText } from '@/shared/lib/i18n'

export const en = {
  letterDay: 'd',
  letterMonth: 'm',
  letterYear: 'y',
  choose: 'Choose the date: {{label}}',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  wrong: 'Enter a date such as {{example}} ({{pattern}}).',
  tooEarly: 'Enter {{day}} or later.',
  tooLate: 'Enter {{day}} or earlier.',
}

export const dateFieldText = defineText('date-field', en, { es: () => import('./text.es') })
