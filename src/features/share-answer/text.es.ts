import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Compartir por correo',
  description: 'Se envían la pregunta, la respuesta y sus fuentes, con imágenes de las páginas.',
  addresses: 'Direcciones de correo',
  addressesHelp: 'Separe varias con comas, {{most}} como máximo.',
  addressMissing: 'Introduzca una dirección de correo.',
  addressWrong: '«{{address}}» no es una dirección de correo.',
  tooMany: 'Introduzca {{most}} direcciones como máximo.',
  send: 'Enviar',
  sent: 'La respuesta va de camino a {{addresses}}.',
}
