import { defineText } from '@/shared/lib/i18n'

export const en = {
  brand: 'Brand',
  anyBrand: 'All brands',
  oneMachine: 'Only {{machine}}',
  oneMachineUnknown: 'Only one machine',
  allMachines: 'All machines',
  ready: 'Ready',
  processing: 'Processing',
  no_manual: 'No manual',
  serialFrom: 'from {{from}}',
  serialBetween: '{{from}} to {{to}}',
  serialUpTo: 'up to {{to}}',
}

export const machineText = defineText('machine', en, { es: () => import('./text.es') })
