import { describe, expect, it } from 'vitest'
import type { OrderActor } from '../../access'
import type { OrderStatus } from '../../db/schema'
import { assertCanMove } from '../../domain/state-table'
import { nextStatuses, orderStates, orderStatuses } from './order'

/** Behaviour, section 6, as written there: D the dealership, A only its admins, C the customer, S the system. */
const moves: [OrderStatus, OrderStatus, string][] = [
  ['DRAFT', 'AWAITING_PAYMENT', 'CD'],
  ['DRAFT', 'PROCESSING', 'S'],
  ['DRAFT', 'CANCELLED', 'CD'],
  ['AWAITING_PAYMENT', 'PAID', 'S'],
  ['AWAITING_PAYMENT', 'FAILED', 'CS'],
  ['AWAITING_PAYMENT', 'EXPIRED', 'S'],
  ['AWAITING_PAYMENT', 'CANCELLED', 'CD'],
  ['FAILED', 'AWAITING_PAYMENT', 'C'],
  ['FAILED', 'PAID', 'S'],
  ['FAILED', 'CANCELLED', 'CD'],
  ['PAID', 'PROCESSING', 'D'],
  ['PAID', 'CANCELLED', 'A'],
  ['PROCESSING', 'COMPLETED', 'S'],
  ['PROCESSING', 'CANCELLED', 'D'],
]
const actors = { A: 'dealership-admin', C: 'customer', D: 'dealership', S: 'system' } satisfies Record<
  string,
  OrderActor
>

describe('the states of an order', () => {
  it.each(Object.entries(actors))('%s moves it exactly as behaviour has it', (letter, actor) => {
    const possible = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => isPossible(from, to, actor)).map((to) => [from, to]),
    )
    const expected = moves.filter(([, , who]) => who.includes(letter)).map(([from, to]) => [from, to])
    expect(possible.map(String).sort()).toEqual(expected.map(String).sort())
  })

  it('EXPIRED, COMPLETED and CANCELLED are final', () => {
    for (const final of ['EXPIRED', 'COMPLETED', 'CANCELLED'] as const) expect(orderStates.moves[final]).toBeUndefined()
  })

  const line = { quantity: 2, reserved: 0, picked: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 }
  it.each([
    ['AWAITING_PAYMENT', 'UNPAID', 0, ['customer'], ['FAILED', 'CANCELLED']],
    ['PROCESSING', 'UNPAID', 0, ['dealership'], ['CANCELLED']],
    ['PROCESSING', 'UNPAID', 1, ['dealership-admin', 'dealership'], []],
    ['PROCESSING', 'PAID', 0, ['dealership'], []],
    ['PROCESSING', 'PAID', 0, ['dealership-admin', 'dealership'], ['CANCELLED']],
    ['PROCESSING', 'UNPAID', 0, ['customer'], []],
    ['PAID', 'PAID', 0, ['dealership'], ['PROCESSING']],
  ] as const)('%s, %s, %i shipped: %j may move it to %j', (status, paymentStatus, shipped, roles, expected) => {
    expect(nextStatuses({ status, paymentStatus, lines: [{ ...line, shipped }] }, roles)).toEqual(expected)
  })
})

function isPossible(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  try {
    assertCanMove(orderStates, from, to, [actor])
    return true
  } catch {
    return false
  }
}
