import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  machine_assigned: 'Modelo asignado',
  dealer_wrote: 'Su concesionario le escribió',
  manual_ready: 'Manual listo',
  manual_failed: 'No se pudo leer el manual',
  order_placed: 'Pedido realizado',
  order_paid: 'Pedido pagado',
  order_refunded: 'Reembolso hecho',
  order_shipped: 'Pedido enviado',
  order_completed: 'Pedido completado',
  order_cancelled: 'Pedido cancelado',
  machine_assigned_several_one: '{{count}} modelo asignado',
  machine_assigned_several_other: '{{count}} modelos asignados',
  manual_ready_several_one: '{{count}} manual listo',
  manual_ready_several_other: '{{count}} manuales listos',
  manual_failed_several_one: 'No se pudo leer {{count}} manual',
  manual_failed_several_other: 'No se pudieron leer {{count}} manuales',
}
