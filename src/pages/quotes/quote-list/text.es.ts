import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Presupuestos',
  summary: 'Las solicitudes de precios y las respuestas del concesionario.',
  search: 'Buscar presupuestos',
  number: 'Presupuesto',
  customer: 'Cliente',
  dealership: 'Concesionario',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  lines: 'Líneas',
  total: 'Total',
  notQuoted: 'Aún sin precio',
  validUntil: 'Válido hasta',
  created: 'Creado',
  request: 'Pedir un presupuesto',
  write: 'Nuevo presupuesto',
  ofAllMachines: 'Solo de una máquina: mostrar todas',
  ofAllCustomers: 'Solo de un cliente: mostrar todos',
  emptyTitle: 'Todavía no hay presupuestos',
  empty: 'Los clientes preguntan el precio de las piezas y el concesionario responde línea por línea.',
}
