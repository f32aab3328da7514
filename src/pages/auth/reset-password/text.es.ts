import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  newLink: 'Pedir un nuevo enlace',
  title: 'Elija una nueva contraseña',
  summary: 'Después inicie sesión con ella. Su sesión se cerrará donde esté abierta ahora.',
  goneTitle: 'Este enlace ya no funciona',
  gone: 'Un enlace sirve una vez, y durante una hora. Pida uno nuevo: su contraseña no ha cambiado.',
  submit: 'Guardar la nueva contraseña',
}
