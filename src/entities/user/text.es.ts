import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  invited: 'Invitado',
  active: 'Activo',
  deactivated: 'Desactivado',
  superUser: 'Superusuario',
  'Org Admin': 'Administrador',
  'Org User': 'Usuario',
  'Machine Operator': 'Operador de máquinas',
}
