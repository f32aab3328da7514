import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Recuentos subidos',
  summary: 'Las tablas que se subieron, la más reciente primero.',
  back: 'Inventario',
  updated: 'Cambiadas',
  unchanged: 'Sin cambios',
  refused: 'Rechazadas',
}
