import type { components } from '#contract/platform'
import type { OrderActor } from '../../../access'
import { money, moneyToWire, total } from '../../../domain/money'
import type { Order } from '../order'
import { isCredited, isOpen, nextReturnStatuses, type OrderReturn, type ReturnLine, settledFor } from './order-return'
import { refundsOfReturns } from './return-refunds'

type Schemas = components['schemas']

/** @param actors the roles of the reader */
export function returnsToWire(
  returns: readonly OrderReturn[],
  order: Order,
  actors: readonly OrderActor[],
): Schemas['OrderReturn'][] {
  const refunds = refundsOfReturns(returns, order)
  const none = { refunded: 0, pending: 0, due: 0 }
  return returns.map((one) => {
    const { refunded, pending, due } = refunds.get(one.id) ?? none
    const wire = (amount: number) => moneyToWire(money(amount, order.currency))
    return {
      ...returnToWire(one, order, actors),
      refunded: wire(refunded),
      refund_pending: wire(pending),
      refund_due: wire(due),
    }
  })
}

function returnToWire(one: OrderReturn, order: Order, actors: readonly OrderActor[]) {
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
    settlement: (isOpen(one) ? isCredited(order) : one.isCredit) ? ('CREDIT' as const) : ('REFUND' as const),
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
