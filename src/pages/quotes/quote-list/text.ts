import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Quotes',
  summary: 'Requests for prices, with the answers.',
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
  emptyTitle: 'No quotes to show',
  empty_all: 'Quotes appear here as soon as a customer asks for one or a dealership writes one.',
  empty_dealership:
    'Customers ask you for the price of parts, and you answer line by line. You can also write a quote unasked.',
  empty_organization: 'Ask a dealership for the price of parts; its answer appears here.',
  empty_own: 'Ask a dealership for the price of parts; its answer appears here. Only admins see the quotes of others.',
}

export const quotesText = defineText('quotes', en, { es: () => import('./text.es') })
