import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Import machines',
  description: 'You see the result for each row before anything is stored.',
  file: 'Table of machines',
  fileHelp:
    'CSV with the columns brand, model and serial_number; name, location, unit, hours, hours_at and in_service_on where known. Up to 10 MB.',
  checking: 'Checking every row…',
  checkFailed: '{{reason}} Choose the file again, or another one.',
  another: 'Choose another file',
  rows: 'Result for each row of {{file}}',
  row: 'Row',
  serial: 'Serial number',
  fate: 'Result',
  reason: 'Reason',
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
  counts: '{{created}} new, {{updated}} changed, {{unchanged}} unchanged, {{refused}} refused',
  notListed_one: '{{count}} more refused row is not listed. Correct those below and check the file again.',
  notListed_other: '{{count}} more refused rows are not listed. Correct those below and check the file again.',
  nothing: 'There is nothing to import: no row is new or changed.',
  import_one: 'Import {{count}} row',
  import_other: 'Import {{count}} rows',
  imported_one: '{{count}} row imported',
  imported_other: '{{count}} rows imported',
  close: 'Close',
}

export const importInstancesText = defineText('import-instances', en, { es: () => import('./text.es') })
