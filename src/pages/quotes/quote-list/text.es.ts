import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Presupuestos',
  summary: 'Solicitudes de precios, con las respuestas.',
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
  emptyTitle: 'No hay presupuestos que mostrar',
  empty_all: 'Los presupuestos aparecen aquí en cuanto un cliente pide uno o un concesionario lo escribe.',
  empty_dealership:
    'Los clientes le preguntan el precio de las piezas y usted responde línea por línea. También puede escribir un presupuesto sin que se lo pidan.',
  empty_organization: 'Pregunte a un concesionario el precio de las piezas; su respuesta aparece aquí.',
  empty_own:
    'Pregunte a un concesionario el precio de las piezas; su respuesta aparece aquí. Solo los administradores ven los presupuestos de otros.',
}
