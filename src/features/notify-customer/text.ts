import { defineText } from '@/shared/lib/i18n'

export const en = {
  willBeEmailed: 'Will be e-mailed to {{people}}.',
  inTheMorning: '{{email}} (in tomorrow’s summary)',
  nobodyTitle: 'Nobody will be e-mailed',
  noAddress: 'No e-mail address of the customer is known. Add one, or pass it on by its link or on paper.',
  unwanted: 'Those at the customer who could be e-mailed have chosen not to be. Pass it on by its link or on paper.',
  unknown: 'Whether somebody will be e-mailed could not be loaded.',
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
  emailedTo: 'E-mailed to {{people}}.',
  nobodyEmailed: 'Nobody was e-mailed.',
  passOnTitle: 'Nobody was e-mailed',
  passOn: 'It is marked as sent, but the customer does not know yet. Pass it on by its link or on paper.',
  print: 'Print',
}

export const notifyCustomerText = defineText('notify-customer', en, { es: () => import('./text.es') })
