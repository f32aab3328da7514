import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  goHome: 'Ir al inicio',
  title: 'Cambiar contraseña',
  summary: 'De su propia cuenta.',
  changedTitle: 'Su contraseña ha cambiado',
  changed: 'Aquí su sesión sigue abierta. Todas las demás se cerraron: ábralas con la nueva contraseña.',
}
