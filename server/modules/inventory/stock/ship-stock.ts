import type { Transaction } from '../../../db/connection'
import { consumeReservations, type LineQuantity } from './consume-reservations'

interface Ship {
  orderId: string
  lines: readonly LineQuantity[]
  personId?: string | undefined
}

/**
 * Takes what is reserved for an order's lines out of the stock. Lowers `reserved` of the lines, so lower `picked` first and
 * raise `shipped` afterwards.
 * @throws DomainError not found; conflict for more than is reserved
 */
export async function ship(trx: Transaction, { orderId, lines, personId }: Ship): Promise<void> {
  await consumeReservations(trx, {
    orderId,
    lines,
    order: (reservations) => reservations,
    movement: ({ quantity }) => ({ kind: 'SHIPPED', onHandChange: -quantity, reservedChange: -quantity, personId }),
  })
}
