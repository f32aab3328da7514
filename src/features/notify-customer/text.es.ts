import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  willBeEmailed: 'Se enviará por correo a {{people}}.',
  inTheMorning: '{{email}} (en el resumen de mañana)',
  nobodyTitle: 'No se enviará ningún correo',
  noAddress: 'No se conoce ninguna dirección de correo del cliente. Añada una, o entréguelo con su enlace o en papel.',
  unwanted:
    'Las personas del cliente que podrían recibir el correo han elegido no recibirlo. Entréguelo con su enlace o en papel.',
  unknown: 'No se pudo cargar si alguien recibirá un correo.',
  addAddress: 'Añadir una dirección',
  addressTitle: 'Dirección de correo del cliente',
  addressAbout:
    'Sus correos a este cliente van a esta dirección mientras ninguna de sus cuentas los reciba. Se guarda con el cliente.',
  email: 'Dirección de correo',
  emailRequired: 'Introduzca una dirección de correo.',
  save: 'Guardar dirección',
  saved: 'Dirección guardada',
  removed: 'Dirección quitada',
  change: 'Cambiar dirección',
  remove: 'Quitar dirección',
  removeTitle: '¿Quitar la dirección?',
  removeAbout: 'Sin una cuenta, el cliente ya no recibirá correos.',
  emailedTo: 'Enviado por correo a {{people}}.',
  nobodyEmailed: 'Nadie recibió un correo.',
  passOnTitle: 'Nadie recibió un correo',
  passOn: 'Está marcado como enviado, pero el cliente aún no lo sabe. Entréguelo con su enlace o en papel.',
  print: 'Imprimir',
}
