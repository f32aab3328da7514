import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Hacer un pedido',
  sides: '{{operator}} pide a {{dealership}}',
  failed: 'No se pudo abrir el enlace',
  lines: 'Su pedido',
  empty: 'Su pedido está vacío. Añada primero una pieza.',
  remove: 'Quitar {{name}}',
  each: '{{price}} por unidad',
  noPrice: 'Sin precio',
  useQuantity: 'Pedir {{quantity}}',
  total: 'Total sin impuestos',
  place: 'Hacer el pedido',
  addFirst: 'Añada al menos una pieza.',
  problems_one: 'Una línea no se puede pedir así. Corríjala antes.',
  problems_other: '{{count}} líneas no se pueden pedir así. Corríjalas antes.',
}
