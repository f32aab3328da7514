import { defineText } from '@/shared/lib/i18n'

export const en = {
  rowsRead_one: '{{count}} row read so far',
  rowsRead_other: '{{count}} rows read so far',
  rowsStored: '{{stored}} of {{count}} rows',
  failed: 'The import failed',
  continue: 'Store the other rows',
  nothingTitle: 'There is nothing to store',
  nothingCorrect: 'No row of the table is correct. Correct the rows below and upload the table again.',
  refusedTitle_one: '{{count}} row is refused',
  refusedTitle_other: '{{count}} rows are refused',
  refusedHelp: 'Correct the table and upload it again, or store only the correct rows.',
  readyTitle: 'Every row is correct',
  storeCorrect_one: 'Store only the correct row',
  storeCorrect_other: 'Store only the {{count}} correct rows',
  storeAll_one: 'Store the row',
  storeAll_other: 'Store all {{count}} rows',
  discard: 'Discard',
  rows: 'Rows',
  allRows: 'All rows ({{count}})',
  fate: 'Result',
  line: 'Line',
  number: 'Part number',
  reason: 'Reason',
  noRows: 'No row has this result.',
}

export const tableImportText = defineText('table-import', en, { es: () => import('./text.es') })
