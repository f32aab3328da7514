import { defineText } from '@/shared/lib/i18n'

export const en = {
  markDone: 'Mark as done',
  markDoneTitle: 'Mark a service as done',
  markDoneHelp: 'Each machine’s service book gets its entry, which can be undone there.',
  nothingDue: 'Nothing is due any more on the selected machines.',
  service: 'Service',
  serviceOn_one: '{{name}}: {{count}} machine',
  serviceOn_other: '{{name}}: {{count}} machines',
  doneOn: 'Done on',
  doneOnHelp: 'Leave blank for today.',
  note: 'Note',
  machines: 'Machines',
  include: 'Include {{name}}',
  hoursAtCompletion: 'Meter at completion',
  hoursHelp: 'Leave blank to use the reading of that day.',
  doneOnOther: 'On another day',
  hoursWrong: 'Enter a figure with one decimal at most, such as 1250.5.',
  chooseMachine: 'Choose at least one machine.',
  saveDone_one: 'Mark {{count}} machine as done',
  saveDone_other: 'Mark {{count}} machines as done',
  saveNone: 'Mark as done',
  done: 'Done',
  doneOnMachines_one: '{{name}} done on {{count}} machine',
  doneOnMachines_other: '{{name}} done on {{count}} machines',
  left_one: '{{count}} machine is left',
  left_other: '{{count}} machines are left',
  leftHelp: 'See the reason at each machine.',
  unsent: 'The server did not confirm this one. Check your connection and try again.',
}

export const bulkText = defineText('instance-bulk', en, { es: () => import('./text.es') })
