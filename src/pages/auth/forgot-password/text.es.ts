import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Elegir una nueva contraseña',
  summary: 'Le enviamos por correo un enlace con el que podrá elegirla.',
}
