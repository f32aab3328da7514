import { defineText } from '@/shared/lib/i18n'

export const en = {
  up: 'Helpful',
  down: 'Not helpful',
  operations: 'Operations',
  parts: 'Parts',
  general: 'General',
}

export const feedbackText = defineText('feedback', en, { es: () => import('./text.es') })
