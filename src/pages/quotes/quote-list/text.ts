import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Quotes',
  summary: 'Requests for prices, and the answers of the dealership.',
  search: 'Search quotes',
  number: 'Quote',
  customer: 'Customer',
  dealership: 'Dealership',
  status: 'Status',
  anyStatus: 'Any status',
  lines: 'Lines',
  total: 'Total',
  notQuoted: 'Not quoted yet',
  validUntil: 'Valid until',
  created: 'Created',
  request: 'Request a quote',
  write: 'New quote',
  ofAllMachines: 'For one machine only: show all',
  ofAllCustomers: 'For one customer only: show all',
  emptyTitle: 'No quotes yet',
  empty: 'Customers ask for the price of parts, and the dealership answers line by line.',
}

export const quotesText = defineText('quotes', en, { es: () => import('./text.es') })
