import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Enter a reading',
  last: 'The meter showed {{value}} on {{day}}.',
  value: 'What the meter says',
  valueHelp: 'With one decimal at most, such as 1250.5.',
  valueWrong: 'Enter a figure with one decimal at most, such as 1250.5.',
  takenAt: 'Read at',
  takenAtHelp: 'Leave it empty for now.',
  replaced: 'The meter was replaced',
  replacedHelp: 'The figure is the first of the new meter. What the earlier one counted is kept.',
  note: 'Note',
  enter: 'Save reading',
  confirm: 'Yes, {{value}} is right',
  saved: 'Reading saved',
  savedDue: 'Reading saved. Now due: {{tasks}}',
}

export const enterReadingText = defineText('enter-reading', en, { es: () => import('./text.es') })
