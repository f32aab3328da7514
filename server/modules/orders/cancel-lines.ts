import type { Transaction } from '../../db/connection'
import { forbidden } from '../../domain/domain-error'
import { changeLines } from './change-lines'
import { lockVersion } from './change-order-status'
import { creditPieces } from './credit-notes/issue-credit-note'
import { openQuantity } from './fulfillment'
import { releaseLines } from './move-stock'
import { lineAmounts } from './order-amounts'
import { assertProcessing, type ChangedBy, changedLine, matchLines } from './order-line'
import { updateLine } from './stored-order.repository'

interface CancelLines {
  orderId: string
  version: number
  lines: readonly { lineId: string; quantity: number }[]
  reason: string
  by: ChangedBy
}

/**
 * Cancels pieces that have not been shipped: first those that wait for stock, then reserved ones, whose stock is released.
 * @throws DomainError conflict if the order has changed or is not being processed; forbidden if it is paid, unless an admin
 *   cancels; invalid for more than is left to be shipped
 */
export async function cancelLines(
  trx: Transaction,
  { orderId, version, lines, reason, by }: CancelLines,
): Promise<void> {
  const order = await lockVersion(trx, orderId, version)
  assertProcessing(order, by)
  if (order.paymentStatus !== 'UNPAID' && !by.actors.includes('dealership-admin')) throw forbidden()
  const cancelled = matchLines(order, lines, openQuantity)
  for (const { line, quantity } of cancelled) {
    const reserved = Math.min(line.reserved, openQuantity(line) - quantity)
    await releaseLines(trx, order, [{ line, quantity: line.reserved - reserved }])
    const changed = { ...line, cancelled: line.cancelled + quantity }
    const { tax } = lineAmounts(changed, order)
    await updateLine(trx, order, line, { cancelled: changed.cancelled, taxAmount: Number(tax.amount) })
  }
  await creditPieces(trx, orderId, { reason: 'CANCELLATION' })
  const details = { lines: cancelled.map(({ line, quantity }) => changedLine(line, quantity)) }
  await changeLines(trx, order, by, { kind: 'LINES_CANCELLED', reason, details })
}
