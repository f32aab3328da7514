import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Done: {{task}}',
  fixed: 'The next interval begins where this one was due.',
  sliding: 'The next interval begins now.',
  hours: 'Meter at completion',
  hoursHelp: 'Leave it empty for the last reading.',
  hoursWrong: 'Enter a figure with one decimal at most, such as 1250.5.',
  doneOn: 'Done on',
  note: 'Note',
  done: 'Save as done',
  saved: '{{task}} is done',
}

export const completeTaskText = defineText('complete-task', en, { es: () => import('./text.es') })
