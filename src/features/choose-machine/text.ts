import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Choose a machine',
  openChooser: 'Choose a machine',
  description: 'Questions are answered from the manuals of this machine.',
  search: 'Search machines',
  searchHint: 'Brand, model or type',
  machines: 'Machines',
  count_one: '{{count}} machine',
  count_other: '{{count}} machines',
  searching: 'Searching',
  nothingFound: 'No machine matches “{{search}}”.',
  noMachines: 'There is no machine for you yet. Your dealer adds them.',
  failed: 'The machines did not load.',
  tryAgain: 'Try again',
  serial: 'Serial number',
  serialHelp: 'From the plate on the machine: it picks the manuals that apply.',
  serialRange: '{{model}}: {{ranges}}.',
  cancel: 'Cancel',
  choose: 'Use this machine',
  chooseNamed: 'Use {{machine}}',
  chosen: 'Machine: {{machine}}. Choose another one',
}

export const chooseMachineText = defineText('choose-machine', en, { es: () => import('./text.es') })
