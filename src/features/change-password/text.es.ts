import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  current: 'Contraseña actual',
  currentRequired: 'Introduzca su contraseña actual.',
  endsOthers: 'Su sesión se cerrará en todos los demás dispositivos.',
  submit: 'Cambiar contraseña',
}
