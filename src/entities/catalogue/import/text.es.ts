import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  READING: 'Leyendo',
  CHECKED: 'Lista para guardar',
  APPLYING: 'Guardando',
  APPLIED: 'Guardada',
  FAILED: 'Fallida',
  created: 'Nuevas',
  updated: 'Modificadas',
  unchanged: 'Sin cambios',
  refused: 'Rechazadas',
}
