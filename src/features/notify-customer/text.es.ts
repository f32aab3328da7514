import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  willBeEmailed: 'Se enviará por correo a {{people}}.',
  inTheMorning: '{{email}} (en el resumen de mañana)',
  nobodyTitle: 'No se enviará ningún correo',
  noAddress: 'Este cliente no tiene dirección de correo. Añada una, comparta el enlace o imprímalo.',
  unwanted: 'Todas las personas de este cliente han desactivado estos correos. Comparta el enlace o imprímalo.',
  nobodyAtCustomer: 'Nadie del cliente recibirá un correo.',
  nobodyWants: 'Nadie recibirá un correo: en el cliente todos han desactivado estos correos.',
  unknown: 'No pudimos comprobar quién recibirá un correo.',
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
  emailedTo: 'El correo va a {{people}}.',
  nobodyEmailed: 'Nadie recibió un correo.',
  passOnTitle: 'Nadie recibió un correo',
  passOn: 'Está marcado como enviado, pero el cliente aún no lo sabe. Comparta el enlace o imprímalo.',
  print: 'Imprimir',
}
