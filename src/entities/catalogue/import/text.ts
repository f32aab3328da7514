import { defineText } from '@/shared/lib/i18n'

export const en = {
  READING: 'Reading',
  CHECKED: 'Ready to store',
  APPLYING: 'Storing',
  APPLIED: 'Stored',
  FAILED: 'Failed',
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

export const catalogueImportText = defineText('catalogue-import', en, { es: () => import('./text.es') })
