import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  backorder: 'Parte de este pedido está pendiente de existencias: se paga ahora y se envía en cuanto las haya.',
  title: 'Pago',
  back: 'Volver al pedido',
  heading: 'Pagar el pedido {{number}}',
  failedToOpen: 'No se pudo abrir el pedido',
  to: 'A {{dealership}}',
  pay: 'Pagar {{amount}} con tarjeta',
  cardNext: 'Introducirá su tarjeta en la página siguiente, la del proveedor de pagos.',
  notOpened: 'No se abrió el pago',
  unanswered: 'No hubo conexión. No se cobró nada; vuelva a intentarlo.',
  leaving: 'Se abre la página de pago.',
  continue: 'Ir a la página de pago',
  confirmingTitle: 'Se está confirmando un pago',
  confirming: 'Esta página muestra el resultado en cuanto llega. Pague otra vez solo si no terminó el pago.',
  payAgain: 'Abrir el pago de nuevo',
  closedTitle: 'Este pedido no se puede pagar con tarjeta',
  closed: 'Ahora no admite pagos. {{dealership}} puede ayudarle.',
}
