import { defineText } from '@/shared/lib/i18n'

export const en = {
  assign: 'Assign schedule',
  assignTitle: 'Assign the maintenance schedule',
  assignHelp:
    'Each machine gets the tasks that its dealership has planned for its model. Tasks that it already has stay as they are.',
  assignSubmit_one: 'Assign to {{count}} machine',
  assignSubmit_other: 'Assign to {{count}} machines',
  machines: 'Machines',
  modelBy: '{{model}}, {{dealership}}',
  nobody: 'no dealership',
  assignedSome: '{{done}} of {{count}} machines processed',
  unsent_one: 'The server did not confirm {{count}} machine. Check your connection and try again.',
  unsent_other: 'The server did not confirm {{count}} machines. Check your connection and try again.',
  continue: 'Continue without the rest',
  assignedTitle: 'Maintenance schedule',
  done: 'Done',
  notAssigned_one: '{{count}} machine got no schedule',
  notAssigned_other: '{{count}} machines got no schedule',
  added_one: '{{count}} task added',
  added_other: '{{count}} tasks added',
  hadAll: 'Had all of its tasks',
  lastDoneTitle: 'When was each task last done?',
  lastDoneHelp:
    'The interval counts from then. Enter what you know: the meter reading alone is enough. What you leave blank counts from the day its task was added.',
  skip: 'Skip',
  saveLastDone: 'Save',
  saved: 'Saved',
  lastDoneSaved_one: 'Saved for {{count}} machine',
  lastDoneSaved_other: 'Saved for {{count}} machines',
  notSaved_one: '{{count}} machine was not saved',
  notSaved_other: '{{count}} machines were not saved',
  notSavedHelp: 'See the reason at each machine.',
}

export const assignText = defineText('instance-assign-schedule', en, { es: () => import('./text.es') })
