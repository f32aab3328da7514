import type { OrderActor } from '../../access'
import type { Transaction } from '../../db/connection'
import type { OrderStatus } from '../../db/schema'
import { transition } from '../../db/transition'
import { assertCanMove } from '../../domain/state-table'
import { publish } from '../../events/unit-of-work'
import { creditPieces } from './credit-notes/issue-credit-note'
import { issueInvoice } from './documents/invoice.repository'
import { releaseLines, reserveLines } from './move-stock'
import { hasStock, type Order, orderStates } from './order'
import { orderStatusChanged } from './order.events'
import { derivedColumns, lockOrder, updateLine } from './stored-order.repository'

interface Move {
  to: OrderStatus
  by: { actors: readonly OrderActor[]; personId?: string | undefined }
  reason?: string | undefined
}

/**
 * Moves an order to another status: reserves its stock when it is paid or processed, and cancels its lines and releases
 * their stock when it is cancelled. Its invoice is issued when it is paid or completed (decision 55).
 * @param order locked by `lockOrder`
 * @throws DomainError forbidden or conflict as `transition` does
 */
export async function moveOrder(trx: Transaction, order: Order, { to, by, reason }: Move): Promise<void> {
  assertCanMove(orderStates, order.status, to, by.actors)
  if (hasStock(to) && !hasStock(order.status)) await reserveLines(trx, order)
  if (to === 'CANCELLED') {
    await cancelLines(trx, order)
    await creditPieces(trx, order.id, { reason: 'CANCELLATION' })
  }
  const changed = await lockOrder(trx, order.id)
  if (!changed) throw new Error(`the order ${order.id} disappeared while it was locked`)
  await transition(trx, orderStates, order, { to, by, reason, set: derivedColumns(changed, to) })
  if (to === 'PAID' || to === 'COMPLETED') await issueInvoice(trx, changed)
  await publish(
    trx,
    orderStatusChanged({
      orderId: order.id,
      dealershipId: order.dealership.id,
      operatorId: order.operator.id,
      personId: by.personId,
      from: order.status,
      to,
      reason: reason ?? '',
    }),
  )
}

async function cancelLines(trx: Transaction, order: Order): Promise<void> {
  await releaseLines(
    trx,
    order,
    order.lines.map((line) => ({ line, quantity: line.reserved })),
  )
  for (const line of order.lines) {
    await updateLine(trx, order, line, { cancelled: line.quantity - line.shipped, taxAmount: 0 })
  }
}
