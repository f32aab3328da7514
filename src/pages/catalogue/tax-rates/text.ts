import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Tax rates',
  summary: 'The rate of the place that an order is delivered to is added to its prices.',
  add: 'Add tax rate',
  addTitle: 'Add a tax rate',
  edit: 'Edit {{name}}',
  editTitle: 'Edit {{name}}',
  delete: 'Delete {{name}}',
  name: 'Name',
  nameHelp: 'As it appears on orders and quotes.',
  nameRequired: 'Name is required field.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  countryRequired: 'Choose the country.',
  region: 'Region',
  regionHelp: 'As in addresses, such as ID. Leave it empty for the rest of the country.',
  everywhereElse: 'Rest of the country',
  rate: 'Rate',
  rateWrong: 'Enter a percentage from 0 to 100, such as 8.25.',
  actions: 'Actions',
  orders: 'Orders already placed retain their tax.',
  save: 'Save tax rate',
  saved: '{{name}} saved',
  changed: 'Someone else has changed this tax rate: it is now {{name}}, {{rate}}. Save again to replace their version.',
  deleteTitle: 'Delete {{name}}?',
  deleteHelp:
    'New orders of this region get the rate of the rest of the country or none. Orders already placed retain their tax.',
  deleteConfirm: 'Delete tax rate',
  deleted: '{{name}} deleted',
  emptyTitle: 'No tax rates yet',
  empty: 'Without a tax rate, orders have no tax. Add one for each region that you deliver to.',
}

export const taxRatesText = defineText('tax-rates', en, { es: () => import('./text.es') })
