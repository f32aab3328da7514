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
  role: 'Función',
  chooseRole: 'Elija una función',
  orgAdminHelp: 'Gestiona cuentas, direcciones y todo lo demás de la organización.',
  orgUserHelp: 'Trabaja con las máquinas, su mantenimiento y los pedidos.',
  operatorHelp: 'Maneja máquinas: pregunta por ellas y ve lo que necesitan.',
}
