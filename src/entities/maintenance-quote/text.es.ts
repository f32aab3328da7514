import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  DRAFT: 'Borrador',
  READY: 'Listo para enviar',
  SENT: 'Enviado',
  APPROVED: 'Aprobado',
  PARTIALLY_APPROVED: 'Aprobado en parte',
  DECLINED: 'Rechazado',
  EXPIRED: 'Caducado',
  WITHDRAWN: 'Retirado',
  SCHEDULED: 'Programado',
  IN_PROGRESS: 'En curso',
  COMPLETED: 'Terminado',
  title: 'Presupuestos de mantenimiento',
  summary: 'Lo que cuesta el mantenimiento pendiente, desde el borrador hasta su terminación.',
  search: 'Buscar presupuestos',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  number: 'Presupuesto',
  machine: 'Máquina',
  customer: 'Cliente',
  tasks: 'Tareas',
  total: 'Total',
  created: 'Creado',
  emptyTitle: 'Todavía no hay presupuestos de mantenimiento',
  empty:
    'Los concesionarios los preparan en la página de una máquina. Los clientes los encuentran aquí cuando se han enviado.',
}
