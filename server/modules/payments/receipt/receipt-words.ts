import type { Language } from '../../../domain/text'

const en = {
  receipt: 'Receipt',
  order: 'Order number',
  invoice: 'Invoice number',
  paidOn: 'Paid on',
  method: 'Paid with',
  reference: 'Reference',
  po: 'PO number',
  customer: 'Customer',
  partNumber: 'Part number',
  item: 'Description',
  quantity: 'Qty',
  amount: 'Amount',
  subtotal: 'Parts',
  coreCharges: 'Core charges',
  tax: 'Tax',
  paid: 'Paid',
  refunded: 'Refunded',
  net: 'Paid, less refunds',
  pageNumbers: 'Page {page} of {pages}',
}

const es: typeof en = {
  receipt: 'Recibo',
  order: 'Número de pedido',
  invoice: 'Número de factura',
  paidOn: 'Pagado el',
  method: 'Pagado con',
  reference: 'Referencia',
  po: 'Orden de compra',
  customer: 'Cliente',
  partNumber: 'Número de pieza',
  item: 'Descripción',
  quantity: 'Cant.',
  amount: 'Importe',
  subtotal: 'Piezas',
  coreCharges: 'Cargos por casco',
  tax: 'Impuesto',
  paid: 'Pagado',
  refunded: 'Reembolsado',
  net: 'Pagado, menos reembolsos',
  pageNumbers: 'Página {page} de {pages}',
}

export const receiptWords: Record<Language, typeof en> = { en, es }
