import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Uploaded counts',
  summary: 'The tables that were uploaded, the newest first.',
  back: 'Inventory',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
}

export const stockImportsText = defineText('stock-imports', en, { es: () => import('./text.es') })
