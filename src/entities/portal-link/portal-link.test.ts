import { describe, expect, it } from 'vitest'
import { ApiError, noAnswer } from '@/shared/api'
import { foreignAnswers } from '../../../tests/msw/foreign-answers'
import { problem } from '../../../tests/msw/problem'
import { endingOf } from './ending'

describe('a portal link', () => {
  it.each([
    [problem(410, 'link_expired', 'Over.'), 'expired'],
    [problem(410, 'link_revoked', 'Over.'), 'revoked'],
    [problem(410, 'link_service_ended', 'Over.'), 'unserved'],
    [problem(404, 'not_found', 'None.'), 'unknown'],
    [{ ...problem(400, 'invalid', 'No.'), errors: [{ path: 'path.token', message: 'too short' }] }, 'unknown'],
    [{ ...problem(400, 'invalid', 'No.'), errors: [{ path: 'body.value', message: 'too large' }] }, undefined],
    [problem(500, 'internal', 'Trouble.'), undefined],
  ])('%j shows how the link has ended: %s', (data, ending) => {
    expect(endingOf(new ApiError({ status: data.status, data }))).toBe(ending)
  })

  it.each(foreignAnswers)('has not ended where something between answers: %j', (data) => {
    for (const status of [400, 404, 410]) expect(endingOf(new ApiError({ status, data }))).toBeUndefined()
  })

  it('has not ended where nobody answered', () => {
    expect(endingOf(noAnswer())).toBeUndefined()
  })
})
