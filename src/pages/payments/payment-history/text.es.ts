import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Historial de pagos',
  summary:
    'Cada paso de los pagos, las transferencias y sus ajustes, lo más reciente primero. Las entradas no se pueden cambiar ni borrar.',
  action: 'Qué pasó',
  anyAction: 'Todo',
  from: 'Desde',
  to: 'Hasta',
  at: 'Cuándo',
  who: 'Quién',
  system: 'Sistema',
  order: 'Pedido',
  amount: 'Importe',
  text: 'Detalles',
  emptyTitle: 'Todavía no ha pasado nada',
  empty: 'Aquí queda registrado cada pago, reembolso, disputa y transferencia, y cada cambio de los ajustes.',
}
