import type { Transaction } from '../../../db/connection'
import type { Order } from '../order'
import { chargedQuantity } from '../order-amounts'
import type { OrderReturn } from '../returns/order-return'
import { listReturns } from '../returns/order-return.repository'
import { lockOrder } from '../stored-order.repository'
import { creditedAmount, creditedPieces, type Parts, stillCharged, sumOf } from './credit-note'
import { findInvoicedLines, insertCreditNote } from './credit-note.repository'

interface Cause {
  reason: 'RETURN' | 'CANCELLATION'
  returnId?: string
}

/**
 * Issues a credit note for the pieces of an order that its invoice charges and that were cancelled or have come back since.
 * An invoice that is not issued yet will not have them.
 */
export async function creditPieces(trx: Transaction, orderId: string, cause: Cause): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order || order.invoiceNumber === null) return
  const settled = settledByLine(await listReturns(trx, order))
  const charged = order.lines.map((line) => {
    const returned = line.returned - line.credited
    return [line.id, { charged: chargedQuantity(line), returned, settled: settled(line.id) }] as const
  })
  const lines = creditedPieces(await findInvoicedLines(trx, order), new Map(charged), order)
  if (lines.length > 0) await insertCreditNote(trx, order, { ...cause, lines })
}

/** What is refunded for the pieces of each line that came back after they were paid. */
function settledByLine(returns: readonly OrderReturn[]): (lineId: string) => Parts {
  const lines = returns.filter(({ status, isCredit }) => status === 'RECEIVED' && !isCredit).flatMap((one) => one.lines)
  return (id) =>
    lines
      .filter(({ lineId }) => lineId === id)
      .reduce(
        (sum, line) => ({
          subtotal: sum.subtotal + line.refundSubtotal,
          coreCharge: sum.coreCharge + line.refundCoreCharge,
          tax: sum.tax + line.refundTax,
        }),
        { subtotal: 0, coreCharge: 0, tax: 0 },
      )
}

/**
 * Issues a credit note for money that was given back beyond what credit notes have taken back already, as for parts that were
 * not as described.
 * @param amount what was refunded, in minor units
 */
export async function creditRefund(trx: Transaction, orderId: string, amount: number): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order || order.invoiceNumber === null) return
  const invoiced = await findInvoicedLines(trx, order)
  const charged = invoiced.reduce((sum, line) => sum + sumOf(stillCharged(line, order)), 0)
  const credited = Math.min(amount, charged - paidFor(order))
  if (credited > 0) {
    await insertCreditNote(trx, order, { reason: 'REFUND', lines: creditedAmount(invoiced, credited, order) })
  }
}

/** What the customer has paid by now, without what was given back. */
const paidFor = ({ payments }: Order): number =>
  payments
    .filter(({ isLate }) => !isLate)
    .reduce((sum, { amount, refunds }) => {
      const refunded = refunds.filter(({ state }) => state === 'SUCCEEDED')
      return sum + amount - refunded.reduce((all, refund) => all + refund.amount, 0)
    }, 0)
