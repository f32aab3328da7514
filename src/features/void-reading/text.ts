import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Void the reading {{value}}?',
  description: 'It no longer counts. It stays in the list, with who voided it and why.',
  reason: 'Reason',
  reasonRequired: 'Reason is required field.',
  void: 'Void reading',
  voided: 'Reading voided',
}

export const voidReadingText = defineText('void-reading', en, { es: () => import('./text.es') })
