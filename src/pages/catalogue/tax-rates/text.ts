import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Tax rates',
  summary: 'Orders are taxed by the place of delivery.',
  add: 'Add tax rate',
  addTitle: 'Add a tax rate',
  editTitle: 'Edit {{name}}',
  name: 'Name',
  nameHelp: 'Shown on orders and quotes.',
  nameRequired: 'Enter a name.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  countryRequired: 'Choose a country.',
  region: 'Region',
  regionHelp: 'As in addresses, such as ID. Leave blank for the rest of the country.',
  everywhereElse: 'Rest of the country',
  rate: 'Rate',
  rateWrong: 'Enter a percentage from 0 to 100, such as {{8.25}}.',
  actions: 'Actions',
  orders: 'Existing orders keep their tax.',
  save: 'Save tax rate',
  saved: '{{name}} saved',
  changed:
    'Someone else has changed this tax rate: it is now {{name}}, {{rate}}. What you have not changed is as they saved it; save again to replace the rest.',
  deleteTitle: 'Delete {{name}}?',
  deleteHelp:
    'New orders in this region get the rate for the rest of the country, or none. Existing orders keep their tax.',
  deleteConfirm: 'Delete tax rate',
  deleted: '{{name}} deleted',
  emptyTitle: 'No tax rates yet',
  empty: 'Without tax rates, orders have no tax. Add a rate for each region that you deliver to.',
}

export const taxRatesText = defineText('tax-rates', en, { es: () => import('./text.es') })
