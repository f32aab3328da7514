import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Your order',
  heading: 'Order {{number}}',
  failed: 'The order could not be opened',
  pay: 'Pay by card',
  details: 'Show parts and delivery',
  couldNotPay: 'I could not pay',
  couldNotPayTitle: 'Report that you could not pay?',
  couldNotPayDetail: 'The dealership learns that your payment failed. Nothing is charged.',
  couldNotPayConfirm: 'Report failed payment',
  reported: 'Failed payment reported',
  emails: 'E-mails about this order',
  emailsTo: 'Each step of it is sent to {{email}}.',
  noEmails: 'Get each step of this order by e-mail, with the link to it.',
  enterEmail: 'Enter an address',
  changeEmail: 'Change address',
  aboutEmails: 'Each step from now on is sent there, with the link to this order.',
  email: 'E-mail address',
  emailHelp: 'Leave blank to receive no e-mails.',
  saveEmail: 'Save address',
  emailSaved: 'Address saved',
}

export const operatorOrdersText = defineText('operator-orders-page', en, { es: () => import('./text.es') })
