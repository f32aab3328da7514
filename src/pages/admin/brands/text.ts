import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Machine brands',
  search: 'Search brands',
  name: 'Brand',
  machines: 'Models',
  actions: 'Actions',
  add: 'Add brand',
  addTitle: 'Add a brand',
  addHelp: 'Its models are listed under this name.',
  addSubmit: 'Add brand',
  added: '{{name}} added',
  rename: 'Rename',
  renameNamed: 'Rename {{name}}',
  renameTitle: 'Rename {{name}}',
  renameHelp: 'Its models show the new name at once. Their manuals and links stay the same.',
  renameSubmit: 'Save name',
  renamed: '{{name}} saved',
  nameRequired: 'Enter the name of the brand.',
  emptyTitle: 'No brands yet',
  empty: 'The brands of the models that you can see appear here.',
  emptyForSuperUser: 'Every model belongs to a brand. Add the first one.',
}

export const brandsText = defineText('brands', en, { es: () => import('./text.es') })
