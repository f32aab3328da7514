import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: '¿Anular la lectura {{value}}?',
  description: 'Deja de contar. Sigue en la lista, con quién la anuló y por qué.',
  reason: 'Motivo',
  reasonRequired: 'El motivo es obligatorio.',
  void: 'Anular lectura',
  voided: 'Lectura anulada',
}
