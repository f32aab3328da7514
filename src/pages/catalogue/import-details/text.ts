import { defineText } from '@/shared/lib/i18n'

export const en = {
  back: 'Import',
  goneTitle: 'Import not found',
  gone: 'It may belong to another catalogue.',
  errorTitle: 'The import did not load',
  uploaded: 'Uploaded {{time}}',
  mayLeave: 'You can leave this page. The import continues and is listed under “Import”.',
  storing: 'Storing the rows',
  applied: 'Stored: {{created}} new parts, {{updated}} changed.',
  nothingChanges: 'The catalogue already has everything that the table contains.',
  readyHelp: 'Check the result for each row below. Either all rows are stored or, if that fails, none.',
}

export const catalogueImportDetailsText = defineText('catalogue-import-details', en, { es: () => import('./text.es') })
