import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Disputas',
  summary:
    'Pagos que los clientes disputan con su banco. Abra una disputa para responderla antes de que venza el plazo; después decide el banco.',
  state: 'Estado',
  anyState: 'Cualquier estado',
  order: 'Pedido',
  customer: 'Cliente',
  amount: 'Importe',
  reason: 'Motivo',
  respondBy: 'Responder antes de',
  opened: 'Abierta',
  emptyTitle: 'No hay disputas',
  empty: 'Un pago que un cliente disputa con su banco aparece aquí.',
}
