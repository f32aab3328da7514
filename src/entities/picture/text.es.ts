import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  add: 'Añadir imágenes',
  help: 'JPEG, PNG o WebP, hasta {{max}}. Las grandes se reducen antes de enviarse.',
  full: '{{max}} imágenes como máximo. Quite una para añadir otra.',
  leftOut_one: 'Una imagen no se añadió: caben {{max}}.',
  leftOut_other: '{{count}} imágenes no se añadieron: caben {{max}}.',
  unreadable: 'Este archivo no se puede mostrar como imagen. Elija un archivo JPEG, PNG o WebP.',
  notAllSent: 'Una imagen no se envió. Envíela de nuevo o quítela.',
  pictureN: 'Imagen {{n}}',
  pictureNOf: '{{label}}: imagen {{n}} de {{count}}',
  first: 'Se muestra primero',
  sending: 'Enviando, {{percent}} %',
  waiting: 'En espera de envío',
  retry: 'Enviar de nuevo la imagen {{n}}',
  remove: 'Quitar la imagen {{n}}',
  moveUp: 'Subir la imagen {{n}}',
  moveDown: 'Bajar la imagen {{n}}',
  open: 'Abrir la imagen {{n}}',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  failed: 'No se pudo cargar la imagen.',
}
