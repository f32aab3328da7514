import { expect, it } from 'vitest'
import { readPercent, writePercent } from './percent'

it.each([
  ['8.25', 825],
  ['8,5 %', 850],
  ['0', 0],
  ['100', 10_000],
])('"%s" is %i hundredths of a percent', (typed, basisPoints) => {
  expect(readPercent(typed)).toBe(basisPoints)
})

it.each(['', '-1', '100.01', '8.255', 'x'])('"%s" is no percentage', (typed) => {
  expect(readPercent(typed)).toBeUndefined()
})

it('is written as it is read', () => {
  expect([825, 600, 0].map(writePercent)).toEqual(['8.25', '6', '0'])
})
