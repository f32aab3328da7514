import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  forgotPassword: '¿Olvidó la contraseña?',
  emailLink: 'Recibir un enlace por correo',
  backToLogin: 'Volver al inicio de sesión',
}
