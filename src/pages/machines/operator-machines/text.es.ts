import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Máquinas de operadores',
  search: 'Buscar máquinas de operadores',
  machine: 'Máquina',
  type: 'Tipo',
  operator: 'Operador',
  dealership: 'Concesionario',
  instances: 'En servicio',
  lastMessage: 'Último mensaje',
  never: 'Ninguno',
  actions: 'Acciones',
  messages: 'Mensajes',
  unread_one: '{{count}} nuevo',
  unread_other: '{{count}} nuevos',
  unreadNamed_one: 'Mensajes: {{machine}}, {{other}} ({{count}} sin leer)',
  unreadNamed_other: 'Mensajes: {{machine}}, {{other}} ({{count}} sin leer)',
  takenBack: 'Retirado',
  messagesNamed: 'Mensajes: {{machine}}, {{other}}',
  assign: 'Asignar un modelo',
  takeBackNamed: 'Retirar: {{machine}}, {{other}}',
  emptyTitle: 'Aún no hay máquinas',
  empty: 'Aquí se ve qué operador tiene qué modelo de qué concesionario, y lo que se escriben al respecto.',
}
