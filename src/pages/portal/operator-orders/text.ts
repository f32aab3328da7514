import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Your order',
  heading: 'Order {{number}}',
  failed: 'The order could not be opened',
  pay: 'Pay by card',
  details: 'Show parts and delivery',
  couldNotPay: 'I could not pay',
  couldNotPayTitle: 'Report that you could not pay?',
  couldNotPayDetail: 'The dealership will be notified that your payment failed. Nothing is charged.',
  couldNotPayConfirm: 'Report failed payment',
  reported: 'Failed payment reported',
  emails: 'E-mails about this order',
  emailsTo: 'Updates on it are sent to {{email}}.',
  noEmails: 'Get updates on this order by e-mail, with the link to it.',
  enterEmail: 'Enter an address',
  changeEmail: 'Change address',
  aboutEmails: 'From now on, updates are sent to this address, with the link to the order.',
  email: 'E-mail address',
  emailHelp: 'Leave blank to receive no e-mails.',
  saveEmail: 'Save address',
  emailSaved: 'Address saved',
}

export const operatorOrdersText = defineText('operator-orders-page', en, { es: () => import('./text.es') })
