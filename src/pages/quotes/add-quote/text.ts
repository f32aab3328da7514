import { defineText } from '@/shared/lib/i18n'

export const en = {
  back: 'Quotes',
  requestTitle: 'Request a quote',
  writeTitle: 'New quote',
  summary_buyer: 'Choose parts or describe what you need. The dealership answers with prices.',
  summary_seller: 'The customer sees the quote once you have added prices and sent it.',
  dealership: 'Dealership',
  customer: 'Customer',
  choose: 'Choose',
  dealershipRequired: 'Choose a dealership.',
  customerRequired: 'Choose a customer.',
  noCatalogue: 'No catalogue to choose from',
  noCatalogue_buyer: 'No dealership that serves you has a catalogue yet.',
  noCatalogue_seller: 'Create your catalogue on Manage Catalogue first.',
  note: 'Note',
  poNumber: 'PO number',
  request: 'Send request',
  write: 'Create draft',
  requested: 'Request sent',
  written: 'Draft created',
}

export const addQuoteText = defineText('add-quote', en, { es: () => import('./text.es') })
