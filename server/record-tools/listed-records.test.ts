import { expect, it } from 'vitest'
import { inWantedOrder } from './listed-records'
import { isInAmount } from './matching'

const items = [
  { id: 'newest', amount: 200 },
  { id: 'unknown', amount: null },
  { id: 'oldest', amount: 100 },
]

it.each([
  ['newest', ['newest', 'unknown', 'oldest']],
  ['oldest', ['oldest', 'unknown', 'newest']],
  ['largest', ['newest', 'oldest', 'unknown']],
  ['smallest', ['oldest', 'newest', 'unknown']],
] as const)('puts what is asked for first: %s', (sort, ids) => {
  expect(inWantedOrder(items, sort, ({ amount }) => amount).map(({ id }) => id)).toEqual(ids)
})

it('keeps what has no size in its order', () => {
  expect(inWantedOrder(items, 'largest')).toEqual(items)
})

it.each([
  [{ from: 500, isExclusive: true }, [false, true]],
  [{ from: 500, isExclusive: false }, [true, true]],
  [{ to: 500, isExclusive: true }, [false, false]],
  [{ to: 600, isExclusive: false }, [true, true]],
])('chooses by amounts in whole units of each currency: %o', (range, expected) => {
  expect([isInAmount(50_000, 'USD', range), isInAmount(501, 'JPY', range)]).toEqual(expected)
  expect(isInAmount(null, 'USD', range)).toBe(false)
})
