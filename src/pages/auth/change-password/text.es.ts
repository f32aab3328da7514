import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  goHome: 'Ir al inicio',
  title: 'Cambiar contraseña',
  summary: 'Para su propia cuenta.',
  changedTitle: 'Contraseña cambiada',
  changed: 'Aquí su sesión sigue abierta. En los demás dispositivos, inicie sesión con la nueva contraseña.',
}
