import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Su pedido',
  heading: 'Pedido {{number}}',
  failed: 'No se pudo abrir el pedido',
  pay: 'Pagar con tarjeta',
  details: 'Ver piezas y entrega',
  couldNotPay: 'No pude pagar',
  couldNotPayTitle: '¿Avisar de que no pudo pagar?',
  couldNotPayDetail: 'El concesionario sabrá que su pago falló. No se le cobra nada.',
  couldNotPayConfirm: 'Avisar del pago fallido',
  reported: 'Aviso de pago fallido enviado',
  emails: 'Correos sobre este pedido',
  emailsTo: 'Cada paso se envía a {{email}}.',
  noEmails: 'Reciba por correo cada paso de este pedido, con su enlace.',
  enterEmail: 'Indicar una dirección',
  changeEmail: 'Cambiar la dirección',
  aboutEmails: 'Cada paso a partir de ahora se envía allí, con el enlace a este pedido.',
  email: 'Correo electrónico',
  emailHelp: 'Déjelo en blanco para no recibir correos.',
  saveEmail: 'Guardar la dirección',
  emailSaved: 'Dirección guardada',
}
