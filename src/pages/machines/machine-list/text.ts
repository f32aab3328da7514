import { defineText } from '@/shared/lib/i18n'

export const en = {
  operatorMachines: 'Operator machines',
  allManuals: 'Manuals',
  title: 'Machines',
  search: 'Search machines',
  brand: 'Brand',
  status: 'Status',
  anyStatus: 'Any status',
  model: 'Model',
  type: 'Type',
  manuals: 'Manuals',
  actions: 'Actions',
  ask: 'Ask',
  askNamed: 'Ask about {{machine}}',
  add: 'Add model',
  emptyTitle: 'No models yet',
  empty: 'The models of your organization’s machines appear here, with their manuals. Your dealership adds them.',
  emptyForStaff: 'Add the models that you sell and serve. Then add their manuals, kits and schedules.',
}

export const machineListText = defineText('machine-list', en, { es: () => import('./text.es') })
