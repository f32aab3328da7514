import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Choose a machine',
  openChooser: 'Choose a machine',
  change: 'Change machine',
  changeShort: 'Change',
  search: 'Search machines',
  searchHint: 'Name, serial, model, location',
  machines: 'Machines',
  models: 'Models',
  searching: 'Searching',
  nothingFound: 'No machine matches “{{search}}”.',
  noMachinesForOperator: 'You have no machines yet. Your dealer adds them.',
  noMachinesForStaff: 'No machines yet. Add them under “Machines”.',
  failed: 'The machines did not load.',
  tryAgain: 'Try again',
  serial: 'Serial number for a model',
  serialHelp: 'From the plate on a machine that is not listed: it selects the manuals that apply.',
  chosen: 'Machine: {{machine}}. Choose another one',
}

export const chooseMachineText = defineText('choose-machine', en, { es: () => import('./text.es') })
