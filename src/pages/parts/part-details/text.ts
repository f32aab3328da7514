import { defineText } from '@/shared/lib/i18n'

export const en = {
  fallback: 'Part',
  goneTitle: 'Part not found',
  gone: 'It was deleted from the catalogue, or it belongs to another dealership.',
  errorTitle: 'The part did not load',
  notSold: 'Not on sale',
  back: 'Receive goods',
  receive: 'Receive this part',
  edit: 'Open in catalogue',
  movements: 'Stock movements',
  sale: 'Sale',
  price: 'Price',
  noPrice: 'No price',
  fromQuantity: 'From {{quantity}}',
  coreCharge: 'Core charge',
  manufacturer: 'Manufacturer',
  unit: 'Unit',
  packSize: 'Pack size',
  minQuantity: 'Minimum quantity',
  replacedBy: 'Replaced by',
  locations: 'By location',
  nowhereTitle: 'Never in stock',
  nowhere: 'It appears here as soon as goods are received.',
}

export const partText = defineText('part-details', en, { es: () => import('./text.es') })
