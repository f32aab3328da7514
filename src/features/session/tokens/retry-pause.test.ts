import { expect, it } from 'vitest'
import { ApiError, noAnswer } from '@/shared/api'
import { retryPause } from './retry-pause'

it('doubles up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((tries) => retryPause(tries, noAnswer()))).toEqual([
    ...[1000, 2000, 4000, 8000, 16_000],
    ...[30_000, 30_000],
  ])
})

it.each([
  [7000, 7000],
  [0, 1000],
  [60_000, 60_000],
  [3_600_000, 60_000],
  [86_400_000, 60_000],
])('is what the server asks for, within limits: %i ms are %i', (retryAfterMs, pause) => {
  expect(retryPause(5, new ApiError({ status: 429, retryAfterMs }))).toBe(pause)
})
