import { conflict } from '../../../domain/domain-error'
import type { Order } from '../order'

export type OrderDocumentKind = 'confirmation' | 'invoice'

const ended: readonly Order['status'][] = ['CANCELLED', 'EXPIRED']

/** Whether an order has a document: a draft has none, and what ended unpaid or costs nothing has no invoice. */
export function hasDocument(
  kind: OrderDocumentKind,
  { status, paymentStatus, totalAmount }: Pick<Order, 'status' | 'paymentStatus' | 'totalAmount'>,
): boolean {
  if (status === 'DRAFT') return false
  if (kind === 'confirmation' || paymentStatus !== 'UNPAID') return true
  return totalAmount > 0 && !ended.includes(status)
}

/** @throws DomainError conflict if the order has no such document */
export function assertHasDocument(kind: OrderDocumentKind, order: Order): void {
  if (hasDocument(kind, order)) return
  throw conflict(
    'no_document',
    kind === 'invoice' && order.status !== 'DRAFT'
      ? {
          en: 'There is no invoice: nothing of this order is to be paid.',
          es: 'No hay factura: no queda nada que pagar de este pedido.',
        }
      : { en: 'The order is still a draft.', es: 'El pedido todavía es un borrador.' },
  )
}
