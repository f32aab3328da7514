import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Cuentas',
  summary: 'Quién puede entrar y qué puede hacer.',
  invite: 'Invitar',
  search: 'Buscar por nombre o correo',
  organization: 'Organización',
  everybody: 'Todas las organizaciones',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  name: 'Nombre',
  joined: 'Desde',
  actions: 'Acciones',
  you: 'Usted',
  managedByItsOwn:
    '{{name}} tiene su propio administrador, que gestiona sus cuentas y aprueba a las personas que usted invita.',
  requests: 'Pendientes de aprobación',
  requestedBy: '{{person}}, de {{dealership}}, pide una cuenta con esta función: {{role}}.',
  requestedFor: 'Para {{organization}}, con esta función: {{role}}. Se ha preguntado a sus administradores.',
  requestsHelp: 'Una cuenta ve todas las máquinas de su organización, también las que atienden otros concesionarios.',
  emptyTitle: 'Todavía no hay nadie',
  empty: 'Las personas a las que usted invite por correo aparecen aquí.',
}
