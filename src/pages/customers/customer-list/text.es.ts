import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Clientes',
  summary: 'Los operadores a los que atiende y lo que tienen pendiente.',
  search: 'Buscar clientes',
  name: 'Nombre',
  machines: 'Máquinas',
  overdue: 'Servicios vencidos',
  openOrders: 'Pedidos abiertos',
  unanswered: 'Mensajes sin responder',
  emptyTitle: 'Todavía no hay clientes',
  empty:
    'Un operador aparece aquí en cuanto su concesionario lo atiende. Un administrador conecta clientes en Direcciones.',
}
