import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  actionsFor: 'Acciones para {{name}}',
  changeRole: 'Cambiar función',
  changeRoleTitle: 'Cambiar la función de {{name}}',
  roleRequired: 'La función es obligatoria.',
  save: 'Guardar',
  roleChanged: '{{name}} tiene una nueva función',
  resend: 'Reenviar invitación',
  resent: 'Invitación enviada de nuevo a {{email}}',
  deactivate: 'Desactivar',
  deactivateTitle: '¿Desactivar a {{name}}?',
  deactivateWarning:
    'Se cierran todas sus sesiones y no podrá entrar hasta que usted reactive la cuenta. Lo que hizo se conserva.',
  deactivated: '{{name}} está desactivado',
  reactivate: 'Reactivar',
  reactivateTitle: '¿Reactivar a {{name}}?',
  reactivateWarning: 'Podrá entrar de nuevo, con la contraseña y la función que tenía.',
  reactivated: '{{name}} está activo de nuevo',
  lastAdmin: 'Es el último administrador activo de la organización. Nombre antes a otro administrador.',
}
