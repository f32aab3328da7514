import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  back_ordered: 'Pendiente de existencias',
  low: 'Reponer',
  in_stock: 'En existencias',
  none: 'Sin existencias',
  location: 'Ubicación',
  onHand: 'Existencias',
  reserved: 'Reservadas',
  available: 'Disponibles',
  backOrdered: 'Pendientes',
}
