import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  forgotPassword: '¿Olvidó la contraseña?',
  noTemporaryPassword: 'No la tengo: envíenme un enlace',
  emailLink: 'Recibir un enlace por correo',
  backToLogin: 'Volver a iniciar sesión',
}
