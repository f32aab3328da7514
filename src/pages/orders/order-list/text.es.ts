import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Pedidos',
  summary: 'Todos los pedidos, desde que se hacen hasta que se entregan.',
  search: 'Buscar pedidos',
  number: 'Pedido',
  poNumber: 'Orden de compra',
  customer: 'Cliente',
  dealership: 'Concesionario',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  fulfillment: 'Entrega',
  anyFulfillment: 'Cualquier entrega',
  lines: 'Líneas',
  total: 'Total',
  placed: 'Fecha',
  cards: 'Pedidos por estado',
  asBoard: 'Tablero',
  asTable: 'Tabla',
  columnEmpty: 'No hay pedidos',
  showMore: 'Mostrar más',
  ofAllMachines: 'Solo de una máquina: mostrar todas',
  ofAllCustomers: 'Solo de un cliente: mostrar todos',
  emptyTitle: 'Todavía no hay pedidos',
  empty: 'Los pedidos aparecen aquí en cuanto alguien hace uno.',
}
