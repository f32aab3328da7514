import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  expiredTitle: 'Este enlace ha caducado',
  expired: 'Los enlaces de este tipo son válidos durante 90 días. Pida uno nuevo abajo.',
  revokedTitle: 'Este enlace ya no funciona',
  revoked: 'Busque un correo más reciente o una etiqueta más nueva en la máquina. Si no los hay, pida un enlace nuevo.',
  unknownTitle: 'Este enlace está incompleto',
  unknown: 'Escanee otra vez la etiqueta o abra de nuevo el enlace del correo.',
  contact: 'Su nombre y cómo localizarle',
  contactHelp: 'Lo leerán quienes crean los enlaces.',
  ask: 'Pedir un enlace nuevo',
  askedTitle: 'Solicitud enviada',
  asked: 'Quienes crean los enlaces tienen su solicitud y pueden enviarle uno nuevo.',
  failed: 'Solicitud no enviada',
}
