import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Discard changes?',
  description: 'What you entered has not been saved or sent.',
  keep: 'Keep editing',
  discard: 'Discard',
}

export const discardDialogText = defineText('discard-dialog', en, { es: () => import('./text.es') })
