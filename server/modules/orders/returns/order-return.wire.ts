import type { components } from '#contract/platform'
import type { OrderActor } from '../../../access'
import { money, moneyToWire, total } from '../../../domain/money'
import type { Order } from '../order'
import { isCredited, isOpen, nextReturnStatuses, type OrderReturn, type ReturnLine, settledFor } from './order-return'

type Schemas = components['schemas']

/** @param actors the roles of the reader */
export function returnToWire(one: OrderReturn, order: Order, actors: readonly OrderActor[]): Schemas['OrderReturn'] {
  const refunds = one.lines.map((line) => refundOfLine(line, one, order))
  const sum = total(
    refunds.map((refund) => refund.total),
    order.currency,
  )
  return {
    id: one.id,
    number: one.number,
    version: one.version,
    status: one.status,
    reason: one.reason,
    requested_by: one.requestedBy,
    created_at: one.createdAt.toISOString(),
    next_statuses: nextReturnStatuses(one.status, actors),
    settlement: (isOpen(one) ? isCredited(order) : one.isCredit) ? 'CREDIT' : 'REFUND',
    refund: moneyToWire(sum),
    lines: one.lines.map(({ lineId, quantity, restocked, scrapped }, index) => ({
      line_id: lineId,
      quantity,
      restocked,
      scrapped,
      refund: moneyToWire(refunds[index]?.total ?? money(0, order.currency)),
      refund_tax: moneyToWire(refunds[index]?.tax ?? money(0, order.currency)),
    })),
  }
}

/** What is settled, or what it would be if everything came back now. */
function refundOfLine(line: ReturnLine, one: OrderReturn, order: Order) {
  const ordered = order.lines.find(({ id }) => id === line.lineId)
  if (isOpen(one) && ordered) return settledFor(ordered, line.quantity, order)
  const tax = money(line.refundTax, order.currency)
  const net = money(BigInt(line.refundSubtotal) + BigInt(line.refundCoreCharge), order.currency)
  return { tax, total: total([net, tax], order.currency) }
}
