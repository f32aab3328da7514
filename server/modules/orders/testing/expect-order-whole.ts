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
  expectPayments(order, replayed.totals)
  for (const one of whole.returns) {
    if (one.status === 'RECEIVED')
      expect([one.number, one.refund.amount]).toEqual([one.number, replayed.settled.get(one.number)])
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

/** At most one payment is taken, of what the order cost then; money of a cancelled order, or that came too late, goes back. */
function expectPayments(
  { payments, payment_status, status }: Order,
  totals: ReturnType<typeof replayHistory>['totals'],
): void {
  const refunded = payments.map(({ refunds }) => refunds.reduce((sum, refund) => sum + refund.amount.amount, 0))
  for (const [index, { is_late, amount }] of payments.entries()) {
    const isOwed = is_late || status === 'CANCELLED'
    expect(refunded[index]).toBe(isOwed ? amount.amount : 0)
  }
  const taken = payments.filter(({ is_late }) => !is_late)
  expect(taken.length).toBeLessThanOrEqual(1)
  for (const { amount, paid_at } of taken) {
    expect(totals.findLast(({ at }) => at <= paid_at)?.total).toBe(amount.amount)
  }
  const counted = status === 'CANCELLED' ? payments : taken
  expect(payment_status).toBe(counted.length === 0 ? 'UNPAID' : status === 'CANCELLED' ? 'REFUNDED' : 'PAID')
}
