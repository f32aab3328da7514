import { conflict } from '../../../domain/domain-error'
import type { Order } from '../order'

export type OrderDocumentKind = 'confirmation' | 'invoice'

/** Whether an order has a document: a draft has none, and an invoice is there once it is issued. */
const hasDocument = (
  kind: OrderDocumentKind,
  { status, invoiceNumber }: Pick<Order, 'status' | 'invoiceNumber'>,
): boolean => (kind === 'invoice' ? invoiceNumber !== null : status !== 'DRAFT')

/** @throws DomainError conflict if the order has no such document */
export function assertHasDocument(kind: OrderDocumentKind, order: Order): void {
  if (hasDocument(kind, order)) return
  throw conflict(
    'no_document',
    kind === 'invoice'
      ? {
          en: 'There is no invoice yet. It is issued once the order is paid or, on account, once everything is delivered.',
          es: 'Todavía no hay factura. Se emite cuando el pedido se paga o, si es a crédito, cuando todo está entregado.',
        }
      : { en: 'The order is still a draft.', es: 'El pedido todavía es un borrador.' },
  )
}
