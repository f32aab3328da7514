import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  expiredTitle: 'Este enlace ha caducado',
  expired: 'Estos enlaces son válidos durante 90 días. Pida uno nuevo aquí abajo.',
  revokedTitle: 'Este enlace se revocó',
  revoked: 'Busque un correo más reciente o una etiqueta más nueva en la máquina. Si no los hay, pida un enlace nuevo.',
  unknownTitle: 'Este enlace no funciona',
  unknown: 'Puede faltar una parte de la dirección. Escanee otra vez la etiqueta o abra de nuevo el enlace del correo.',
  contact: '¿Quién es usted y cómo pueden localizarle?',
  contactHelp: 'Su nombre y dónde está, o un teléfono. Lo leerá quien entrega los enlaces.',
  ask: 'Pedir un enlace nuevo',
  askedTitle: 'Solicitud enviada',
  asked: 'Quienes entregan estos enlaces tienen su solicitud y pueden enviarle uno nuevo.',
  failed: 'No se envió',
}
