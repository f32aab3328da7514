import type { OrderActor } from '../../../access'
import type { OrderReturnStatus } from '../../../db/schema'
import { type Money, money } from '../../../domain/money'
import type { StateTable } from '../../../domain/state-table'
import type { Order, OrderLine } from '../order'
import { type LineAmounts, lineAmounts } from '../order-amounts'

/** Who moves a return. Either side cancels it until the goods are there. */
export const returnStates: StateTable<OrderReturnStatus, OrderActor> = {
  table: 'order_return',
  moves: {
    REQUESTED: { ACCEPTED: ['dealership'], DECLINED: ['dealership'], CANCELLED: ['dealership', 'customer'] },
    ACCEPTED: { RECEIVED: ['dealership'], CANCELLED: ['dealership', 'customer'] },
  },
}

export interface ReturnLine {
  lineId: string
  quantity: number
  restocked: number
  scrapped: number
  refundSubtotal: number
  refundCoreCharge: number
  refundTax: number
}

export interface OrderReturn {
  id: string
  number: number
  version: number
  status: OrderReturnStatus
  reason: string
  requestedBy: string | null
  createdAt: Date
  lines: ReturnLine[]
}

/** The statuses to which one of the actors may move a return now. */
export function nextReturnStatuses(status: OrderReturnStatus, actors: readonly OrderActor[]): OrderReturnStatus[] {
  const moves = Object.entries(returnStates.moves[status] ?? {}) as [OrderReturnStatus, readonly OrderActor[]][]
  return moves.flatMap(([to, allowed]) => (allowed.some((actor) => actors.includes(actor)) ? [to] : []))
}

/** Whether its goods are still expected. */
export const isOpen = ({ status }: Pick<OrderReturn, 'status'>): boolean => returnStates.moves[status] !== undefined

/** How many of a line can still be returned: delivered, and neither returned nor about to be. */
export function returnableQuantity(line: OrderLine, returns: readonly OrderReturn[]): number {
  const expected = returns
    .filter(isOpen)
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.id)
  return expected.reduce((left, { quantity }) => left - quantity, line.delivered - line.returned)
}

type Priced = Pick<OrderLine, 'unitAmount' | 'coreChargeAmount' | 'returned'>

/**
 * What is refunded for further pieces of a line. It is the difference of what all returned pieces cost before and after,
 * so that the refunds of partial returns add up to the line's total, however its tax is rounded.
 */
export function refundOf(
  line: Priced,
  quantity: number,
  terms: Pick<Order, 'currency' | 'taxBasisPoints'>,
): LineAmounts {
  const costOf = (count: number) => lineAmounts({ ...line, quantity: count, cancelled: 0 }, terms)
  const [before, after] = [costOf(line.returned), costOf(line.returned + quantity)]
  const difference = (of: keyof LineAmounts): Money => money(after[of].amount - before[of].amount, terms.currency)
  return {
    subtotal: difference('subtotal'),
    coreCharge: difference('coreCharge'),
    tax: difference('tax'),
    total: difference('total'),
  }
}
