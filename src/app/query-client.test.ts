// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { ApiError, noAnswer } from '@/shared/api'
import { foreignAnswers } from '../../tests/msw/foreign-answers'
import { problem } from '../../tests/msw/problem'
import { isWorthRetrying } from './query-client'

describe('isWorthRetrying', () => {
  it.each([400, 401, 403, 404, 409, 429])('never repeats what was answered with %i', (status) => {
    expect(isWorthRetrying(0, new ApiError({ status, data: problem(status, 'refused', 'No.') }))).toBe(false)
  })

  it('tries twice more while there is no answer or the server is in trouble', () => {
    const foreign = foreignAnswers.map(([data]) => new ApiError({ status: 403, data }))
    for (const error of [noAnswer(), new ApiError({ status: 503 }), ...foreign]) {
      expect([0, 1, 2].map((failures) => isWorthRetrying(failures, error))).toEqual([true, true, false])
    }
  })

  it('does not try again without a network, because the return of the connection does', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(isWorthRetrying(0, noAnswer())).toBe(false)
    vi.restoreAllMocks()
  })
})
