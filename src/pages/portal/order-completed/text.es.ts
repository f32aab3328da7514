import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Su pedido',
  failedToOpen: 'No se pudo abrir el pedido',
  waitingTitle: 'Se recibió el pedido {{number}}',
  waiting:
    'Está pendiente de pago. Esta página se actualiza cuando llega el pago. También puede abrir el enlace más tarde.',
  confirmingTitle: 'Se está confirmando el pago del pedido {{number}}',
  confirming: 'No pague otra vez. Esta página se actualiza cuando llega el pago, normalmente en unos segundos.',
  tooLateTitle: 'El pedido {{number}} cambió mientras pagaba',
  tooLate:
    'Usted pagó el importe anterior, así que el pedido no quedó pagado. El dinero se le devuelve. Ahora puede pagar lo que cuesta el pedido.',
  pay: 'Pagar con tarjeta',
  payAgain: 'Intentar pagar de nuevo',
  unnamedFailedTitle: 'El pago no se completó',
  unnamedFailed:
    'No se le cobró nada. Vuelva a abrir su pedido, por su enlace o desde sus pedidos, para intentarlo de nuevo.',
  failedTitle: 'El pedido {{number}} no se pagó',
  failed: 'El pago no se completó y no se le cobró nada. {{dealership}} puede ayudarle a pagar de otra forma.',
  confirmedTitle: 'El pedido {{number}} está confirmado',
  confirmed: '{{dealership}} tiene su pedido y lo está preparando.',
  completedTitle: 'El pedido {{number}} está completado',
  completed: 'Se ha entregado todo lo que pidió a {{dealership}}.',
  cancelledTitle: 'El pedido {{number}} se canceló',
  cancelled: '{{dealership}} puede ayudarle con uno nuevo.',
  expiredTitle: 'El pedido {{number}} ha caducado',
  expired: 'No se pagó a tiempo. {{dealership}} puede ayudarle con uno nuevo.',
  notCharged: 'No se cobró ninguna tarjeta.',
  show: 'Ver el pedido',
}
