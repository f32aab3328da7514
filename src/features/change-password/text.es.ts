import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  current: 'Contraseña actual',
  temporary: 'Contraseña temporal',
  temporaryHelp: 'La del correo de invitación.',
  currentRequired: 'Introduzca su contraseña actual.',
  temporaryRequired: 'Introduzca la contraseña temporal.',
  endsOthers: 'Su sesión se cerrará en todos los demás dispositivos.',
  submit: 'Cambiar contraseña',
}
