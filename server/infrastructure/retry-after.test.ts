import { expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after'

it.each([
  [null, undefined],
  ['7', 7000],
  [' 7 ', 7000],
  ['0', 0],
  ['86400', 3_600_000],
  ['soon', undefined],
  ['1.5', 1500],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 3_600_000],
])('Retry-After %j is a wait of %j ms', (value, ms) => {
  expect(parseRetryAfter(value)).toBe(ms)
})
