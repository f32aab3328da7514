import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Create maintenance schedule',
  summaryModel: 'What you do on every machine of a model that you serve.',
  summaryInstance: 'What is done on one machine.',
  model: 'Model',
  chooseModel: 'Choose a model',
  machine: 'Machine',
  chooseMachine: 'Choose a machine',
  chooseTitle: 'Which schedule?',
  choose: 'Choose above whose tasks you want to set.',
  onlyReadTitle: 'You can read this schedule, not change it',
  onlyRead: 'Ask the people who manage this machine.',
}

export const createScheduleText = defineText('create-schedule', en, { es: () => import('./text.es') })
