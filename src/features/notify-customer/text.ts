import { defineText } from '@/shared/lib/i18n'

export const en = {
  willBeEmailed: 'Will be e-mailed to {{people}}.',
  inTheMorning: '{{email}} (in tomorrow’s summary)',
  nobodyTitle: 'Nobody will be e-mailed',
  noAddress: 'This customer has no e-mail address. Add one, share the link, or print it.',
  unwanted: 'Everyone at this customer has turned these e-mails off. Share the link or print it.',
  nobodyAtCustomer: 'Nobody at the customer will be e-mailed.',
  nobodyWants: 'Nobody will be e-mailed: everyone at the customer has turned these e-mails off.',
  unknown: 'We couldn’t check who will be e-mailed.',
  addAddress: 'Add an address',
  addressTitle: 'E-mail address of the customer',
  addressAbout:
    'Your e-mails to this customer go there as long as none of its accounts gets them. It is saved with the customer.',
  email: 'E-mail address',
  emailRequired: 'Enter an e-mail address.',
  save: 'Save address',
  saved: 'Address saved',
  removed: 'Address removed',
  change: 'Change address',
  remove: 'Remove address',
  removeTitle: 'Remove the address?',
  removeAbout: 'Without an account, the customer is then no longer e-mailed.',
  emailedTo: 'E-mail goes to {{people}}.',
  nobodyEmailed: 'Nobody was e-mailed.',
  passOnTitle: 'Nobody was e-mailed',
  passOn: 'It is marked as sent, but the customer does not know yet. Share the link or print it.',
  print: 'Print',
}

export const notifyCustomerText = defineText('notify-customer', en, { es: () => import('./text.es') })
