import { conflict } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { Order } from '../order'

export type OrderDocumentKind = 'confirmation' | 'invoice' | 'credit-note'

/**
 * Whether an order has a document: a draft has none, an invoice is there once it is issued, a credit note once something of
 * the invoice is no longer charged.
 */
function hasDocument(
  kind: OrderDocumentKind,
  { status, invoiceNumber, creditNotes }: Pick<Order, 'status' | 'invoiceNumber' | 'creditNotes'>,
): boolean {
  if (kind === 'credit-note') return creditNotes.length > 0
  return kind === 'invoice' ? invoiceNumber !== null : status !== 'DRAFT'
}

/** @throws DomainError conflict if the order has no such document */
export function assertHasDocument(kind: OrderDocumentKind, order: Order): void {
  if (!hasDocument(kind, order)) throw conflict('no_document', missing[kind])
}

const missing: Record<OrderDocumentKind, Text> = {
  confirmation: { en: 'The order is still a draft.', es: 'El pedido todavía es un borrador.' },
  invoice: {
    en: 'There is no invoice yet. It is issued once the order is paid or, on account, once everything is delivered.',
    es: 'Todavía no hay factura. Se emite cuando el pedido se paga o, si es a crédito, cuando todo está entregado.',
  },
  'credit-note': {
    en: 'There is no credit note. One is issued once something that the invoice charges is cancelled or returned.',
    es: 'No hay ninguna factura rectificativa. Se emite cuando algo de lo facturado se cancela o se devuelve.',
  },
}
