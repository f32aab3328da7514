import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Pagos',
  summary: 'Lo que los clientes pagaron, o intentaron pagar, con tarjeta.',
  search: 'Buscar por pedido, orden de compra o cliente',
  searchHint: 'Pedido, orden o cliente',
  state: 'Estado',
  anyState: 'Cualquier estado',
  from: 'Desde',
  to: 'Hasta',
  order: 'Pedido',
  customer: 'Cliente',
  amount: 'Importe',
  refunded: 'Reembolsado',
  fee: 'Comisión',
  method: 'Tarjeta',
  paidAt: 'Pagado',
  created: 'Abierto',
  emptyTitle: 'Todavía no hay pagos',
  empty: 'Lo que los clientes pagan con tarjeta aparece aquí en cuanto abren el pago.',
  setUp: 'Gestionar los pagos con tarjeta',
}
