import { expect } from 'vitest'
import {
  costOf,
  fulfillmentBy,
  type History,
  type Line,
  linesOf,
  nameOf,
  type Order,
  permittedMoves,
  type Return,
  replayHistory,
} from './order-oracle'

interface Whole {
  /** The order as it was answered when it was placed. */
  placed: Order
  order: Order
  history: History
  returns: readonly Return[]
  /** How many pieces of each line are on its invoice, by the line's id. */
  invoiced: ReadonlyMap<string, number>
}

/** Whatever has happened to an order: its history records all of it, and every figure and status follows from that. */
export function expectOrderWhole(whole: Whole): void {
  const { order, history } = whole
  expect(order.version).toBe(1 + history.length)
  const replayed = replayHistory(whole)
  expect([replayed.status, replayed.moves.filter((move) => !permittedMoves.includes(move))]).toEqual([order.status, []])
  const lines = linesOf(order)
  const quantities = lines.map(({ quantity, shipped, delivered, cancelled, returned, credited }) => ({
    ...{ quantity, shipped, delivered, cancelled, returned, credited },
  }))
  expect(Object.fromEntries(lines.map((line, index) => [nameOf(line), quantities[index]]))).toEqual(
    Object.fromEntries(replayed.lines),
  )
  for (const line of lines) expectConsistent(line, order)
  expect(order.fulfillment_status).toBe(fulfillmentBy(lines, order))
  expectEndedOnlyIfDone(order, lines)
  expectSumsToAddUp(order, lines)
  expectPayments(order, replayed.totals, whole.returns)
  expectDocuments(whole)
  for (const one of whole.returns) {
    if (one.status === 'RECEIVED')
      expect([one.number, one.refund.amount]).toEqual([one.number, replayed.settled.get(one.number)])
    expect([one.number, one.refunded.amount <= one.refund.amount]).toEqual([one.number, true])
  }
}

function expectConsistent(line: Line, { status }: Order): void {
  const { quantity, reserved, picked, shipped, delivered, cancelled, returned, credited } = line
  const falling = [quantity, reserved + shipped + cancelled, shipped, delivered, returned, credited, 0]
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  const missing = claimsStock(status) ? quantity - cancelled - shipped - reserved : 0
  expect([picked <= reserved, line.backordered]).toEqual([true, missing])
}

/** Only what was accepted and is not over reserves stock, and waits for what is missing. */
const claimsStock = (status: Order['status']): boolean => status === 'PAID' || status === 'PROCESSING'

/** "COMPLETED, when every line is delivered or cancelled" (behaviour, section 6). */
function expectEndedOnlyIfDone({ status }: Order, lines: readonly Line[]): void {
  const isDone = lines.every(({ quantity, delivered, cancelled }) => quantity === delivered + cancelled)
  if (status === 'PROCESSING') expect(isDone).toBe(false)
  if (status === 'COMPLETED') expect(isDone && lines.some(({ delivered }) => delivered > 0)).toBe(true)
  if (status === 'CANCELLED') expect(lines.every(({ quantity, cancelled }) => quantity === cancelled)).toBe(true)
  if (!claimsStock(status)) expect(lines.map(({ reserved }) => reserved)).toEqual(lines.map(() => 0))
}

function expectSumsToAddUp(order: Order, lines: readonly Line[]): void {
  const costs = lines.map((line) => costOf(line, line.quantity - line.cancelled - line.credited, order))
  expect(lines.map(({ tax, total }) => [tax.amount, total.amount])).toEqual(costs.map(({ tax, total }) => [tax, total]))
  const sum = (of: (cost: ReturnType<typeof costOf>) => number) => costs.reduce((all, cost) => all + of(cost), 0)
  const shown = [order.subtotal, order.core_charge, order.tax, order.total].map(({ amount }) => amount)
  expect(shown).toEqual([
    sum((one) => one.subtotal),
    sum((one) => one.core),
    sum((one) => one.tax),
    sum((one) => one.total),
  ])
}

/**
 * "Invoice less credit notes" says what the order charges, less what is given back for what came back after it was paid; so
 * once that is refunded, it says what the customer has paid in the end.
 */
function expectDocuments({ order, returns, invoiced }: Whole): void {
  const notes = order.credit_notes.reduce((sum, { amount }) => sum + amount.amount, 0)
  expect(order.invoice_number === null).toBe(invoiced.size === 0)
  if (invoiced.size === 0) {
    expect(notes).toBe(0)
    return
  }
  const written = linesOf(order).reduce((sum, line) => sum + costOf(line, invoiced.get(line.id) ?? 0, order).total, 0)
  const back = returns.filter(({ status, settlement }) => status === 'RECEIVED' && settlement === 'REFUND')
  const given = back.reduce((sum, { refund }) => sum + refund.amount, 0)
  expect(written - notes).toBe(order.total.amount - given)
  for (const { number, refund } of back) {
    const ofReturn = order.credit_notes.filter(({ return_number }) => return_number === number)
    expect([number, ofReturn.map(({ amount }) => amount.amount)]).toEqual([number, [refund.amount]])
  }
}

/**
 * At most one payment is taken, of what the order cost then; money of a cancelled order, or that came too late, goes back, and
 * otherwise what was refunded for a return.
 */
function expectPayments(
  { payments, payment_status, status }: Order,
  totals: ReturnType<typeof replayHistory>['totals'],
  returns: readonly Return[],
): void {
  const refunded = payments.map(({ refunds }) => refunds.reduce((sum, refund) => sum + refund.amount.amount, 0))
  const ofReturns = returns.reduce((sum, one) => sum + one.refunded.amount, 0)
  for (const [index, { is_late, amount }] of payments.entries()) {
    const isOwed = is_late || status === 'CANCELLED'
    expect(refunded[index]).toBe(isOwed ? amount.amount : ofReturns)
  }
  const taken = payments.filter(({ is_late }) => !is_late)
  expect(taken.length).toBeLessThanOrEqual(1)
  for (const { amount, paid_at } of taken) {
    expect(totals.findLast(({ at }) => at <= paid_at)?.total).toBe(amount.amount)
  }
  const counted = status === 'CANCELLED' ? payments : taken
  const [paid] = counted
  const isRefunded = status === 'CANCELLED' || paid?.amount.amount === ofReturns
  const settled = isRefunded ? 'REFUNDED' : ofReturns > 0 ? 'PARTIALLY_REFUNDED' : 'PAID'
  expect(payment_status).toBe(paid ? settled : 'UNPAID')
}
