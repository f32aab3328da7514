import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Import machines',
  description: 'Nothing is stored before you have seen what becomes of each row.',
  file: 'Table of machines',
  fileHelp:
    'CSV with the columns brand, model and serial_number; name, location, unit, hours, hours_at and in_service_on where known. Up to 10 MB.',
  checking: 'Checking every row…',
  checkFailed: '{{reason}} Choose the file again, or another one.',
  another: 'Choose another file',
  rows: 'What becomes of each row of {{file}}',
  row: 'Row',
  serial: 'Serial number',
  fate: 'Fate',
  reason: 'Reason',
  created: 'New',
  updated: 'Changed',
  unchanged: 'As it is',
  refused: 'Refused',
  counts: '{{created}} new, {{updated}} changed, {{unchanged}} as they are, {{refused}} refused',
  nothing: 'There is nothing to bring in: no row is new or changed.',
  import_one: 'Import {{count}} row',
  import_other: 'Import {{count}} rows',
  imported_one: '{{count}} row imported',
  imported_other: '{{count}} rows imported',
  close: 'Close',
}

export const importInstancesText = defineText('import-instances', en, { es: () => import('./text.es') })
