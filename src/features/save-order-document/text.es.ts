import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  confirmation: 'Confirmación de pedido (PDF)',
  invoice: 'Factura (PDF)',
  'credit-note': 'Factura rectificativa {{number}} (PDF)',
  receipt: 'Recibo (PDF)',
  quote: 'Presupuesto (PDF)',
  failed: 'No se guardó el documento: {{reason}}',
}
