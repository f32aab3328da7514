import { defineText } from '@/shared/lib/i18n'

export const en = {
  available: '{{count}} available',
  backorder: 'Backorder',
  partly: '{{now}} now, {{later}} on backorder',
}

export const stockText = defineText('stock', en, { es: () => import('./text.es') })
