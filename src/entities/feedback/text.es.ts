import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  up: 'Útil',
  down: 'No útil',
  operations: 'Operación',
  parts: 'Piezas',
  general: 'General',
}
