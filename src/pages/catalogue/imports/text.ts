import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Import parts',
  summary: 'You see the result for each row before anything is stored.',
  export: 'Export parts',
  upload: 'Upload a table',
  file: 'Table of parts',
  fileHelp: 'XLSX or CSV, with any column names, up to {{size}} MB',
  tooLarge: 'The file is larger than {{size}} MB. Split it into several tables.',
  uploading: 'Uploading the table',
  columns:
    'Only the column part_number is required; an empty cell changes nothing. Export your parts to get a table with all columns that are read.',
  imports: 'Imports',
  created: 'New',
  updated: 'Changed',
  refused: 'Refused',
}

export const catalogueImportsText = defineText('catalogue-imports', en, { es: () => import('./text.es') })
