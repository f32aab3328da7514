import { describe, expect, it } from 'vitest'
import { ApiError, noAnswer } from '@/shared/api'
import { endingOf } from './ending'

describe('a portal link', () => {
  it.each([
    [{ status: 410, data: { code: 'link_expired' } }, 'expired'],
    [{ status: 410, data: { code: 'link_revoked' } }, 'revoked'],
    [{ status: 410, data: { code: 'link_service_ended' } }, 'unserved'],
    [{ status: 404, data: { code: 'not_found' } }, 'unknown'],
    [{ status: 400, data: { errors: [{ path: 'path.token', message: 'too short' }] } }, 'unknown'],
    [{ status: 400, data: { errors: [{ path: 'body.value', message: 'too large' }] } }, undefined],
    [{ status: 500 }, undefined],
  ])('%o shows how the link has ended: %s', (failure, ending) => {
    expect(endingOf(new ApiError(failure))).toBe(ending)
  })

  it('has not ended where nobody answered', () => {
    expect(endingOf(noAnswer())).toBeUndefined()
  })
})
