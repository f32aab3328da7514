import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Machine brands',
  search: 'Search brands',
  name: 'Brand',
  machines: 'Machines',
  actions: 'Actions',
  add: 'Add brand',
  addTitle: 'Add a brand',
  addHelp: 'Its machines are listed and found under this name.',
  addSubmit: 'Add',
  added: '{{name}} added',
  rename: 'Rename',
  renameNamed: 'Rename {{name}}',
  renameTitle: 'Rename {{name}}',
  renameHelp: 'Its machines show the new name at once. Their manuals and addresses do not change.',
  renameSubmit: 'Save',
  renamed: '{{name}} saved',
  nameRequired: 'Brand is required field.',
  emptyTitle: 'No brands yet',
  empty: 'The brands of the machines that you can see show up here.',
  emptyForSuperUser: 'Every machine belongs to a brand. Add the first one.',
}

export const brandsText = defineText('brands', en, { es: () => import('./text.es') })
