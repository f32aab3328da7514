import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Your order',
  failedToOpen: 'The order could not be opened',
  waitingTitle: 'Order {{number}} was received',
  waiting:
    'It is waiting for payment. This page updates when the payment arrives. You can also open the link again later.',
  confirmingTitle: 'The payment of order {{number}} is being confirmed',
  confirming: 'Do not pay again. This page updates when the payment arrives, usually within seconds.',
  tooLateTitle: 'Order {{number}} changed while you paid',
  tooLate:
    'You paid the earlier amount, so the order is not paid. The money goes back to you. You can now pay what the order costs.',
  pay: 'Pay by card',
  payAgain: 'Try to pay again',
  unnamedFailedTitle: 'The payment did not go through',
  unnamedFailed: 'Nothing was charged. Open your order again, by its link or from your orders, to try once more.',
  failedTitle: 'Order {{number}} was not paid',
  failed: 'The payment did not go through, and nothing was charged. {{dealership}} can help you pay in another way.',
  confirmedTitle: 'Order {{number}} is confirmed',
  confirmed: '{{dealership}} has your order and is preparing it.',
  completedTitle: 'Order {{number}} is completed',
  completed: 'Everything that you ordered from {{dealership}} has been delivered.',
  cancelledTitle: 'Order {{number}} was cancelled',
  cancelled: '{{dealership}} can help you with a new one.',
  expiredTitle: 'Order {{number}} has expired',
  expired: 'It was not paid in time. {{dealership}} can help you with a new one.',
  notCharged: 'No card was charged.',
  show: 'Show the order',
}

export const orderCompletedText = defineText('order-completed-page', en, { es: () => import('./text.es') })
