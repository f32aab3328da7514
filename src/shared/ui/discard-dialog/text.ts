import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Discard what you entered?',
  description: 'It was not sent or saved yet, and would be lost.',
  discard: 'Discard',
}

export const discardDialogText = defineText('discard-dialog', en, { es: () => import('./text.es') })
