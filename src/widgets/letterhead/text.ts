import { defineText } from '@/shared/lib/i18n'

export const en = {
  for: 'For',
}

export const letterheadText = defineText('letterhead', en, { es: () => import('./text.es') })
