import { defineText } from '@/shared/lib/i18n'

export const en = {
  addInstance: 'Add a machine',
  title: 'Machine instances',
  summary: 'Each machine by its serial number, with its hours and what is due.',
  search: 'Name, serial number, place',
  status: 'Status',
  anyStatus: 'Any status',
  model: 'Model',
  anyModel: 'All models',
  operator: 'Operator',
  anyOperator: 'All operators',
  organization: 'Organization',
  chooseOrganization: 'Choose an organization',
  name: 'Machine',
  serial: 'Serial number',
  place: 'Place',
  meter: 'Hours',
  nextDue: 'Next due',
  nextDueAt: '{{task}}, {{when}}',
  import: 'Import',
  telematics: 'Telematics',
  importHours: 'Import hours',
  endpoints: 'Endpoints',
  portalLinks: 'Links',
  chooseTitle: 'Whose machines?',
  choose: 'Choose an organization to see its machines.',
  emptyTitle: 'No machine instances yet',
  empty: 'Add the machines that stand in the yard: each then has its hours, its tasks and its label.',
}

export const instanceListText = defineText('instance-list', en, { es: () => import('./text.es') })
