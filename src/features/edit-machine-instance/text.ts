import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Edit {{machine}}',
  name: 'Name',
  nameHelp: 'What its people call it, such as Loader 3.',
  place: 'Place',
  serial: 'Serial number',
  serialHelp: 'Can be changed until the meter was first read.',
  serialRequired: 'Serial number is required field.',
  inServiceOn: 'In service since',
  retired: 'Out of service',
  retiredHelp: 'Nothing falls due any more. Its readings stay.',
  save: 'Save',
  saved: 'Machine saved',
}

export const editMachineInstanceText = defineText('edit-machine-instance', en, { es: () => import('./text.es') })
