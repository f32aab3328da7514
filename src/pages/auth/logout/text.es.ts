import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Cerrando sesión',
  waitingTitle_one: '{{count}} entrada no se ha enviado',
  waitingTitle_other: '{{count}} entradas no se han enviado',
  waitingAdvice:
    'Lo que introdujo sin conexión se queda en este dispositivo. Se envía cuando vuelva a iniciar sesión aquí.',
  signOut: 'Cerrar sesión',
  stay: 'Seguir conectado',
}
