import { defineText } from '@/shared/lib/i18n'

export const en = {
  back_ordered: 'Backordered',
  low: 'Reorder',
  in_stock: 'In stock',
  none: 'None in stock',
  location: 'Location',
  onHand: 'On hand',
  reserved: 'Reserved',
  available: 'Available',
  backOrdered: 'Backordered',
}

export const inventoryText = defineText('inventory', en, { es: () => import('./text.es') })
