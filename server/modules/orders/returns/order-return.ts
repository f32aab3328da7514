import type { OrderActor } from '../../../access'
import type { OrderReturnStatus } from '../../../db/schema'
import { type Money, money } from '../../../domain/money'
import type { StateTable } from '../../../domain/state-table'
import type { Order, OrderLine } from '../order'
import { type LineAmounts, lineAmounts } from '../order-amounts'

/** Who moves a return. Either side cancels it until the goods are there. */
export const returnStates: StateTable<OrderReturnStatus, OrderActor, 'order_return'> = {
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
  /** When its goods came back. */
  receivedAt: Date | null
  /** Whether nobody had paid when it was received, so that it lowered the total. */
  isCredit: boolean
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

type Terms = Pick<Order, 'currency' | 'taxBasisPoints'>

/** Whether a return that is received now lowers what is to be paid, since there is nothing to refund. */
export const isCredited = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean => paymentStatus === 'UNPAID'

/** What is settled for further pieces of a line that come back now. */
export const settledFor = (line: OrderLine, quantity: number, order: Order): LineAmounts =>
  isCredited(order) ? creditOf(line, quantity, order) : refundOf(line, quantity, order)

type Priced = Pick<OrderLine, 'unitAmount' | 'coreChargeAmount' | 'returned' | 'credited'>

/**
 * What is refunded for further pieces of a line. It is the difference of what all refunded pieces cost before and after,
 * so that the refunds of partial returns add up to what was paid for the line, however its tax is rounded.
 */
export function refundOf(line: Priced, quantity: number, terms: Terms): LineAmounts {
  const costOf = (count: number) => lineAmounts({ ...line, quantity: count, cancelled: 0, credited: 0 }, terms)
  const refunded = line.returned - line.credited
  return difference(costOf(refunded), costOf(refunded + quantity), terms)
}

type Charged = Omit<Priced, 'returned'> & Pick<OrderLine, 'quantity' | 'cancelled'>

/** By how much the total of an unpaid order falls when further pieces of a line come back. */
export function creditOf(line: Charged, quantity: number, terms: Terms): LineAmounts {
  return difference(
    lineAmounts({ ...line, credited: line.credited + quantity }, terms),
    lineAmounts(line, terms),
    terms,
  )
}

function difference(less: LineAmounts, more: LineAmounts, { currency }: Terms): LineAmounts {
  const of = (figure: keyof LineAmounts): Money => money(more[figure].amount - less[figure].amount, currency)
  return {
    subtotal: of('subtotal'),
    coreCharge: of('coreCharge'),
    tax: of('tax'),
    total: of('total'),
  }
}
