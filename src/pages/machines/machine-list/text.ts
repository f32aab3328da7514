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
  emptyTitle: 'No machines yet',
  empty: 'Machines that your organization has show up here, with their manuals. Your dealer adds them.',
  emptyForStaff: 'Add the models that you sell and serve. Their manuals, kits and schedules follow.',
}

export const machineListText = defineText('machine-list', en, { es: () => import('./text.es') })
