import { defineText } from '@/shared/lib/i18n'

export const en = {
  catalogue: 'Catalogue',
  parts: 'Parts',
  bundles: 'Bundles',
  imports: 'Import',
  prices: 'Prices',
  taxRates: 'Tax',
  inventory: 'Inventory',
  failed: 'The catalogue did not load',
  noneTitle: 'You have no catalogue yet',
  none: 'It lists your parts and bundles with their prices. Create it, then add parts or import a table.',
  notYoursTitle: 'Catalogues belong to dealerships',
  notYours: 'The admins of a dealership manage its catalogue.',
  create: 'Create catalogue',
  createTitle: 'Create a catalogue',
  name: 'Name',
  nameRequired: 'Enter a name.',
  currency: 'Currency',
  currencyHelp: 'All prices are in this currency. It cannot be changed later.',
  currencyRequired: 'Choose a currency.',
  chooseCurrency: 'Choose a currency',
  rename: 'Rename catalogue',
  renameTitle: 'Rename catalogue',
  save: 'Save name',
  renamed: 'The catalogue is now called {{name}}',
  created: '{{name}} created',
}

export const managedCatalogueText = defineText('managed-catalogue', en, { es: () => import('./text.es') })
