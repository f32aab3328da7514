import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  expiredTitle: 'Este enlace ha caducado',
  expired: 'Los enlaces que llegan por correo duran 90 días.',
  revokedTitle: 'Este enlace se retiró',
  revoked: 'Puede haber una etiqueta más nueva en la máquina o un correo más reciente. Si no, pida un enlace nuevo.',
  unknownTitle: 'Este enlace no es nuestro',
  unknown: 'Escanee otra vez la etiqueta o abra la dirección completa del correo. Puede faltar una parte.',
  contact: '¿Quién es usted y cómo pueden localizarle?',
  contactHelp: 'Su nombre y dónde está, o un teléfono. Lo lee quien entrega los enlaces.',
  ask: 'Pedir un enlace nuevo',
  askedTitle: 'Aviso enviado',
  asked: 'Quien entrega los enlaces de esta máquina tiene su mensaje. Le dará un enlace nuevo.',
  failed: 'No se envió',
}
