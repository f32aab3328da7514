import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Addresses',
  organization: 'Organization',
  chooseOrganization: 'Choose an organization',
  chooseTitle: 'Whose addresses?',
  choose: 'You belong to no organization. Choose the one whose addresses and partners you want to see.',
  loading: 'Loading',
  addresses: 'Addresses',
  add: 'Add address',
  isDefault: 'Default',
  noAddressesTitle: 'No addresses yet',
  noAddresses: 'Orders are sent to the addresses of the organization. The first one becomes the default.',
  dealers: 'Dealers',
  operators: 'Operators',
  dealersHelp: 'Dealerships that serve you see your machines and what you order from them.',
  operatorsHelp: 'Customers that your dealership serves.',
  askOperator: 'Ask an existing operator',
  createOperator: 'Create an operator',
  noDealersTitle: 'No dealers yet',
  noDealers: 'When a dealership asks to serve you, its request shows up here for you to answer.',
  noOperatorsTitle: 'No operators yet',
  noOperators: 'Create the operator that you serve, or ask one that is here already.',
  asksToServe: 'Asks to serve you since {{date}}',
  askedOn: 'Asked on {{date}}',
  since: 'Since {{date}}',
  answeredOn: 'On {{date}}',
  earlier_one: '{{count}} earlier one',
  earlier_other: '{{count}} earlier ones',
  details: 'Organization',
}

export const addressesText = defineText('addresses', en, { es: () => import('./text.es') })
