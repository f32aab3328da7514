import { defineText } from '@/shared/lib/i18n'

export const en = {
  confirmation: 'Order confirmation (PDF)',
  invoice: 'Invoice (PDF)',
  'credit-note': 'Credit note {{number}} (PDF)',
  receipt: 'Receipt (PDF)',
  quote: 'Quote (PDF)',
  failed: 'The document was not saved: {{reason}}',
}

export const orderDocumentsText = defineText('order-documents', en, { es: () => import('./text.es') })
