import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  general: 'Bob',
  operations: 'Asistente de operaciones',
  parts: 'Asistente de piezas',
}
