import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Iniciar sesión por correo',
  summary: 'Le enviaremos por correo un enlace que inicia su sesión sin contraseña.',
  goneTitle: 'Este enlace ya no funciona',
  gone: 'Un enlace funciona una vez, durante 30 minutos. Pida uno nuevo aquí.',
}
