import { defineText } from '@/shared/lib/i18n'

export const en = {
  back: 'Import',
  goneTitle: 'Import not found',
  gone: 'It may belong to another catalogue.',
  errorTitle: 'The import did not load',
  uploaded: 'Uploaded {{time}}',
  delete_one: 'Delete {{count}} part',
  delete_other: 'Delete {{count}} parts',
  deleteTitle_one: 'Delete {{count}} part?',
  deleteTitle_other: 'Delete {{count}} parts?',
  deleteHelp: 'Parts that are in use are not deleted but taken off sale.',
  deleted_one: '{{count}} part deleted or taken off sale',
  deleted_other: '{{count}} parts deleted or taken off sale',
  notDeleted_one: '{{count}} part was not deleted. Try again.',
  notDeleted_other: '{{count}} parts were not deleted. Try again.',
  mayLeave: 'You can leave this page. The import continues and is listed under “Import”.',
  storing: 'Storing the rows',
  applied: 'Stored: {{created}} new parts, {{updated}} changed.',
  nothingChanges: 'The catalogue already has everything that the table contains.',
  readyHelp: 'Check the result for each row below. Either all rows are stored or, if that fails, none.',
}

export const catalogueImportDetailsText = defineText('catalogue-import-details', en, { es: () => import('./text.es') })
