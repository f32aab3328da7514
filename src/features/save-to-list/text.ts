import { defineText } from '@/shared/lib/i18n'

export const en = {
  saveAsList: 'Save to a list',
  title: 'Save to a shopping list',
  save: 'Save to list',
  saved: 'Saved to {{name}}',
  list: 'List',
  newList: 'New list',
  listOf: '{{name}} ({{owner}})',
  name: 'Name of the list',
  nameHelp: 'What you order again and again, such as “Filters for 500 hours”.',
  nameRequired: 'Name the list.',
  share: 'Share with my organization',
  shareHelp: 'Your colleagues see the list, order from it and change its lines.',
  parts_one: 'One line is saved',
  parts_other: '{{count}} lines are saved',
  times: '{{quantity}} × {{name}}',
}

export const saveToListText = defineText('save-to-list', en, { es: () => import('./text.es') })
