import { defineText } from '@/shared/lib/i18n'

export const en = {
  sure: 'Certain',
  unsure: 'Not certain',
  none: 'Not in the manuals',
}

export const confidenceText = defineText('confidence', en, { es: () => import('./text.es') })
