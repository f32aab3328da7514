import { defineText } from '@/shared/lib/i18n'

export const en = {
  backorder: 'Part of this order is on backorder: you pay for it now, and it is shipped as soon as it is in stock.',
  title: 'Payment',
  back: 'Back to the order',
  heading: 'Pay order {{number}}',
  failedToOpen: 'The order could not be opened',
  to: 'To {{dealership}}',
  pay: 'Pay {{amount}} by card',
  cardNext: 'You enter your card on the next page, at the payment provider.',
  notOpened: 'The payment was not opened',
  unanswered: 'There was no connection. Nothing was charged; try again.',
  leaving: 'You are being taken to the payment page.',
  continue: 'Continue to the payment page',
  confirmingTitle: 'A payment is being confirmed',
  confirming: 'This page shows the result as soon as it is there. Pay again only if you did not finish the payment.',
  payAgain: 'Open the payment again',
  closedTitle: 'This order cannot be paid by card',
  closed: 'It is not open for payment now. {{dealership}} can help you.',
}

export const checkoutPageText = defineText('checkout-page', en, { es: () => import('./text.es') })
