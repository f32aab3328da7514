import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: '¿Anular «{{task}}»?',
  description: 'La tarea vence de nuevo como antes. La anotación queda en el historial, con quién la anuló y por qué.',
  reason: 'Motivo',
  reasonRequired: 'El motivo es obligatorio.',
  undo: 'Anular',
  undone: '{{task}}: anulado',
}
