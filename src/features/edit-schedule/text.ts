import { defineText } from '@/shared/lib/i18n'

export const en = {
  tasks: 'Tasks',
  empty: 'No task yet. Add the first one.',
  task: 'Task {{n}}',
  name: 'Name',
  nameRequired: 'Name is required field.',
  everyHours: 'Every so many hours or km',
  everyDays: 'Every so many days',
  intervalRequired: 'Give an interval in hours, in days, or both.',
  wholeNumber: 'Enter a whole number.',
  mode: 'The next interval begins',
  fixed: 'where it was due',
  sliding: 'where it was done',
  noticeHours: 'Notice before, in hours or km',
  noticeDays: 'Notice before, in days',
  kit: 'Service kit',
  noKit: 'No kit',
  add: 'Add a task',
  removeNamed: 'Remove {{task}}',
  save: 'Save schedule',
  saved: 'Schedule saved',
}

export const editScheduleText = defineText('edit-schedule', en, { es: () => import('./text.es') })
