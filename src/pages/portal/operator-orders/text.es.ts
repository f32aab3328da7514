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
}
