import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  dealership: 'Su concesionario',
  expiredTitle: 'Este enlace ha caducado',
  expired: 'Los enlaces de este tipo son válidos durante 90 días. Pida uno nuevo abajo.',
  revokedTitle: 'Este enlace ya no funciona',
  revoked_label:
    'Busque una etiqueta más nueva en la máquina o un correo más reciente. Si no los hay, pida un enlace nuevo.',
  revoked_kits: 'Busque un correo más reciente sobre los servicios pendientes. Si no lo hay, pida un enlace nuevo.',
  revoked_catalogue: 'Busque un enlace más reciente del concesionario. Si no lo hay, pida uno nuevo.',
  revoked_order: 'Busque un correo más reciente sobre el pedido. Si no lo hay, pida un enlace nuevo.',
  revoked_quote: 'Busque un correo más reciente sobre el presupuesto. Si no lo hay, pida un enlace nuevo.',
  unservedTitle: 'El servicio del concesionario ha terminado',
  unserved_label:
    'El concesionario que creó esta etiqueta ya no atiende la máquina. Busque una etiqueta más nueva en ella. Si no la hay, pida un enlace nuevo a su propietario.',
  unserved_kits:
    'El concesionario ya no atiende al propietario de estas máquinas. Busque un correo más reciente sobre los servicios pendientes. Si no lo hay, pida un enlace nuevo al propietario.',
  unserved_catalogue:
    'El concesionario ya no atiende a la empresa para la que era este enlace, por lo que no se puede pedir nada con él. Si tiene preguntas, póngase en contacto con el concesionario.',
  unserved_order:
    'El concesionario ya no atiende a la empresa que hizo el pedido, por lo que este enlace ya no abre sus pedidos. Los pedidos realizados siguen adelante: consulte al concesionario.',
  unserved_quote:
    'El concesionario ya no atiende a la empresa para la que es este presupuesto, por lo que ya no se puede abrir ni contestar. Si tiene preguntas, póngase en contacto con el concesionario.',
  formerDealership: 'Contacto',
  unknownTitle: 'Este enlace está incompleto',
  unknown_label: 'Escanee otra vez la etiqueta de la máquina o abra de nuevo el enlace del correo.',
  unknown_kits: 'Abra de nuevo el enlace del correo sobre los servicios pendientes o pida uno nuevo al concesionario.',
  unknown_catalogue: 'Abra de nuevo el enlace que le envió el concesionario o pídale uno nuevo.',
  unknown_order: 'Abra de nuevo el enlace del correo sobre el pedido o pida uno nuevo al concesionario.',
  unknown_quote: 'Abra de nuevo el enlace del correo sobre el presupuesto o pida uno nuevo al concesionario.',
  contact: 'Su nombre y sus datos de contacto',
  contactHelp: 'Lo leerán quienes crean los enlaces.',
  ask: 'Pedir un enlace nuevo',
  askedTitle: 'Solicitud enviada',
  asked: 'Quienes crean los enlaces tienen su solicitud y pueden enviarle uno nuevo.',
  failed: 'Solicitud no enviada',
}
