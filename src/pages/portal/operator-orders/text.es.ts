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
  couldNotPayDetail: 'Se avisará al concesionario de que su pago falló. No se le cobra nada.',
  couldNotPayConfirm: 'Avisar del pago fallido',
  reported: 'Aviso de pago fallido enviado',
  emails: 'Correos sobre este pedido',
  emailsTo: 'Las novedades se envían a {{email}}.',
  noEmails: 'Reciba por correo las novedades de este pedido, con su enlace.',
  enterEmail: 'Indicar una dirección',
  changeEmail: 'Cambiar la dirección',
  aboutEmails: 'A partir de ahora, las novedades se envían a esta dirección, con el enlace al pedido.',
  email: 'Correo electrónico',
  emailHelp: 'Déjelo en blanco para no recibir correos.',
  saveEmail: 'Guardar la dirección',
  emailSaved: 'Dirección guardada',
}
