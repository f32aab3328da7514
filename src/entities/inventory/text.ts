import { defineText } from '@/shared/lib/i18n'

export const en = {
  back_ordered: 'Back-ordered',
  low: 'Reorder',
  in_stock: 'In stock',
  none: 'None in stock',
}

export const inventoryText = defineText('inventory', en, { es: () => import('./text.es') })
