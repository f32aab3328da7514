import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Stop e-mails about due maintenance',
  summary:
    'You will get no more e-mails when maintenance falls due. Other e-mails, such as invitations, still reach you.',
  stop: 'Stop these e-mails',
  doneTitle: 'You are unsubscribed',
  done: 'You will get no more e-mails about due maintenance. You can turn them on again in your settings.',
  orderTitle: 'Stop e-mails about this order',
  orderSummary: 'You will get no more e-mails about this order. The link to the order still works.',
  orderDone: 'You will get no more e-mails about this order. The link to it still works.',
  dealershipTitle: 'Stop e-mails from this dealership',
  dealershipSummary:
    'This dealership will no longer e-mail you at the address that it has entered for your company. Where you gave an address with an order, the e-mails about that order have a link of their own to stop them.',
  dealershipDone: 'The address has been removed. E-mails about orders for which you gave an address yourself continue.',
  unknownTitle: 'This link is incomplete',
  unknown: 'Open the link in the e-mail again, or change in your settings how often you get these e-mails.',
  unknownOrder: 'Open the link in the e-mail again.',
  profile: 'Open settings',
}

export const unsubscribeText = defineText('unsubscribe', en, { es: () => import('./text.es') })
