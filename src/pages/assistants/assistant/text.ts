import { defineText } from '@/shared/lib/i18n'

export const en = {
  general: 'Bob',
  operations: 'Operations assistant',
  parts: 'Parts assistant',
}

export const assistantText = defineText('assistant', en, { es: () => import('./text.es') })
