import { expect, it } from 'vitest'
import { ofState, statesIn } from './states'

const table = { open: ['PENDING'], paid: ['PAID'] }

it('names the states of a table, with what they mean', () => {
  expect(statesIn(table, { open: 'not in the bank yet' })).toEqual([
    { name: 'open', meaning: 'not in the bank yet' },
    { name: 'paid', meaning: undefined },
  ])
})

it.each([
  ['open', ['PENDING']],
  ['lost', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('finds what a table has for a state: %s', (state, expected) => {
  expect(ofState(table, state)).toEqual(expected)
})
