import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Take back “{{task}}”?',
  description: 'The task is due again as it was before. The entry stays in the history, with who took it back and why.',
  reason: 'Reason',
  reasonRequired: 'Reason is required field.',
  undo: 'Take back',
  undone: '{{task}} taken back',
}

export const undoCompletionText = defineText('undo-completion', en, { es: () => import('./text.es') })
