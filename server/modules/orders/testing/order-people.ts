import fc from 'fast-check'
import type { Who } from '../../../../tests/support/test-app'
import { type Line, linesOf, type Order, type Return } from './order-oracle'

type Aim = keyof typeof requests

/** Numbers that choose among what somebody sees when they read an order. */
interface Choice {
  /** The line, shipment or return. */
  which: number
  quantity: number
}

/** What somebody intends with one of the orders. */
export interface Step extends Choice {
  aim: Aim
  order: number
  /** Whether others may act between reading and changing. */
  isSlow: boolean
}

export interface Seen {
  order: Order
  returns: readonly Return[]
  /** A part that the order may lack. */
  otherPart: string
}

interface Request {
  method: 'POST' | 'PUT'
  /** Below the order, or of the call. */
  path: (id: string) => string
  body: object
}

/** As often as they are named; what ends an order is rare, or nothing else could happen to it. */
const clerks: Aim[] = [
  ...([
    'process',
    'process',
    'pick',
    'pick',
    'ship',
    'ship',
    'ship',
    'deliver',
    'deliver',
    'accept',
    'accept',
  ] as const),
  ...(['receive', 'receive', 'decline', 'askReturn', 'cancelLines', 'cancelLines', 'track', 'edit'] as const),
]
const customers: Aim[] = [
  'edit',
  'edit',
  'deliver',
  'deliver',
  'askReturn',
  'askReturn',
  'askReturn',
  'withdraw',
  'ship',
]

export const people: readonly { who: Who; aims: readonly Aim[]; least: number }[] = [
  { who: 'dealerUser', aims: [...clerks, ...clerks, 'cancel'], least: 8 },
  { who: 'dealerAdmin', aims: [...clerks, ...clerks, 'cancel'], least: 6 },
  { who: 'operatorAdmin', aims: [...customers, ...customers, 'cancel'], least: 5 },
]

export const stepOf = (aims: readonly Aim[]) =>
  fc.record({
    aim: fc.constantFrom(...aims),
    order: fc.nat({ max: 1 }),
    which: fc.nat({ max: 5 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    isSlow: fc.boolean(),
  })

/** How far an order has come before people meet at it; each step is about all that is left. */
const past: Aim[][] = [
  [],
  ['process', 'ship'],
  ['process', 'ship', 'deliver'],
  ['process', 'ship', 'deliver', 'askReturn', 'accept'],
]
export const beginnings = fc.constantFrom(...past)

/** One of those with which something can be done; of all, if there is none. */
function choose<One>(all: readonly One[], isPossible: (one: One) => boolean, { which }: Choice): One | undefined {
  const possible = all.filter(isPossible)
  const from = possible.length > 0 ? possible : all
  return from[which % Math.max(1, from.length)]
}

/** Mostly what is possible, and sometimes one too many. */
const atMost = (most: number, { quantity }: Choice): number =>
  quantity === 6 ? most + 1 : Math.max(1, Math.min(quantity, most))

/** All that is left of each line, or some of one. */
function linesWith(order: Order, choice: Choice, left: (line: Line) => number) {
  const lines = linesOf(order).filter((line) => left(line) > 0)
  if (choice.which % 2 === 0 && lines.length > 0) {
    return lines.map((line) => ({ line_id: line.id, quantity: left(line) }))
  }
  const line = choose(linesOf(order), (one) => left(one) > 0, choice)
  return line ? [{ line_id: line.id, quantity: atMost(left(line), choice) }] : []
}

const moveTo =
  (status: string) =>
  ({ order }: Seen): Request => {
    const body = { version: order.version, status, reason: 'Changed our minds' }
    return { method: 'PUT', path: (id) => `status/${id}`, body }
  }

const moveReturn =
  (status: string, from: string) =>
  ({ returns }: Seen, choice: Choice): Request | undefined => {
    const one = choose(returns, (candidate) => candidate.status === from, choice)
    const body = one && { version: one.version, status, reason: 'Used' }
    return body && { method: 'PUT', path: (id) => `${id}/returns/${one.id}/status`, body }
  }

const onLines =
  (method: Request['method'], path: string, left: (line: Line) => number, more: object = {}) =>
  ({ order }: Seen, choice: Choice): Request => {
    const body = { version: order.version, lines: linesWith(order, choice, left), ...more }
    return { method, path: (id) => `${id}/${path}`, body }
  }

const ofShipment =
  (path: (id: string, shipment: string) => string, body: (shipment: string, choice: Choice) => object) =>
  ({ order }: Seen, choice: Choice): Request | undefined => {
    const shipment = choose(order.shipments, ({ delivered_at }) => delivered_at === null, choice)?.id
    const change = shipment && { version: order.version, ...body(shipment, choice) }
    return change ? { method: 'PUT', path: (id) => path(id, shipment), body: change } : undefined
  }

const requests = {
  ship: onLines('POST', 'shipments', ({ reserved }) => reserved, { carrier: 'DHL' }),
  cancelLines: onLines('PUT', 'cancelled-lines', ({ quantity, shipped, cancelled }) => quantity - shipped - cancelled),
  askReturn: onLines('POST', 'returns', ({ delivered, returned }) => delivered - returned, { reason: 'Wrong size' }),
  process: moveTo('PROCESSING'),
  cancel: moveTo('CANCELLED'),
  accept: moveReturn('ACCEPTED', 'REQUESTED'),
  decline: moveReturn('DECLINED', 'REQUESTED'),
  withdraw: moveReturn('CANCELLED', 'ACCEPTED'),
  deliver: ofShipment(
    (id, shipment) => `${id}/shipments/${shipment}/delivered`,
    () => ({}),
  ),
  track: ofShipment(
    (id) => `tracking/${id}`,
    (shipment, { quantity }) => ({ shipment, tracking_number: `1Z-${quantity}` }),
  ),

  pick: ({ order }, choice) => {
    const lines = linesWith(order, choice, ({ reserved }) => reserved).map(({ line_id, quantity }) => ({
      line_id,
      picked: quantity,
    }))
    return { method: 'PUT', path: (id) => `${id}/picked`, body: { version: order.version, lines } }
  },

  receive: ({ returns }, choice) => {
    const one = choose(returns, ({ status }) => status === 'ACCEPTED', choice)
    const lines = one?.lines.map(({ line_id, quantity }) => {
      const scrapped = choice.which % 2
      return { line_id, scrapped, restocked: atMost(quantity, choice) - scrapped }
    })
    const body = one && { version: one.version, lines }
    return body && { method: 'PUT', path: (id) => `${id}/returns/${one.id}/received`, body }
  },

  edit: ({ order, otherPart }, { which, quantity }) => {
    const parts = order.order_parts.map((line, index) => ({
      line_id: line.id,
      quantity: index === which ? quantity - 1 : line.quantity,
    }))
    // The history names lines by their parts, so that two of one part could not be distinguished.
    const isMissing = order.order_parts.every(({ part }) => part.id !== otherPart)
    const added = isMissing && which > 2 ? [{ part_id: otherPart, quantity }] : []
    const body = { version: order.version, po_number: `PO-${which}`, order_parts: [...parts, ...added] }
    return { method: 'PUT', path: (id) => id, body }
  },
} satisfies Record<string, (seen: Seen, choice: Choice) => Request | undefined>

/** The call by which somebody does what they intend; undefined if there is nothing of the kind. */
export const requestOf = (seen: Seen, step: Omit<Step, 'order'>): Request | undefined => requests[step.aim](seen, step)
