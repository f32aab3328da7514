import { defineText } from '@/shared/lib/i18n'

export const en = {
  back: 'Uploaded counts',
  goneTitle: 'Count not found',
  gone: 'It may have been discarded, or belong to another dealership.',
  errorTitle: 'The count did not load',
  uploaded: 'Uploaded {{time}}',
  mayLeave: 'You can leave this page. The work continues, and you get a notification when it is done.',
  storing: 'Storing the count',
  applied_one: 'The count is stored: {{count}} row changed the stock.',
  applied_other: 'The count is stored: {{count}} rows changed the stock.',
  skipped_one: '{{count}} row was refused.',
  skipped_other: '{{count}} rows were refused.',
  nothingChanges: 'The stock is already as it was counted.',
  readyHelp: 'Check the changes below. Stock movements that happen before the count is stored are kept.',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
  location: 'Location',
  before: 'Before',
  counted: 'Counted',
}

export const stockImportText = defineText('stock-import', en, { es: () => import('./text.es') })
