import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  newLink: 'Pedir un nuevo enlace',
  title: 'Elija una nueva contraseña',
  summary: 'Se cerrará su sesión en todos los dispositivos. Después inicie sesión con la nueva contraseña.',
  goneTitle: 'Este enlace ya no funciona',
  gone: 'Un enlace funciona una vez, durante una hora. Su contraseña no ha cambiado. Pida un enlace nuevo.',
  submit: 'Guardar contraseña nueva',
}
