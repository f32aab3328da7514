import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Elegir una nueva contraseña',
  summary: 'Le enviaremos por correo un enlace para elegir una nueva.',
}
