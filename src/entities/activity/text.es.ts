import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  machine_assigned: 'Máquina asignada',
  dealer_wrote: 'Su concesionario le escribió',
  manual_ready: 'Manual listo',
  manual_failed: 'No se pudo leer el manual',
  order_placed: 'Pedido realizado',
  order_paid: 'Pedido pagado',
  order_refunded: 'Reembolso hecho',
  order_shipped: 'Pedido enviado',
  order_completed: 'Pedido completado',
  order_cancelled: 'Pedido cancelado',
}
