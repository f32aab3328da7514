import { describe, expect, it } from 'vitest'
import { ApiError, noAnswer } from '@/shared/api'
import { endingOf } from './ending'
import { isOpen } from './portal-link'
import { label } from './testing'

describe('a portal link', () => {
  const now = new Date('2026-11-21T08:30:00Z')

  it('is open until it expires or is revoked', () => {
    expect(isOpen(label, now)).toBe(true)
    expect(isOpen({ ...label, expires_at: '2026-11-21T08:30:01Z' }, now)).toBe(true)
    expect(isOpen({ ...label, expires_at: '2026-11-21T08:30:00Z' }, now)).toBe(false)
    expect(isOpen({ ...label, revoked_at: '2026-11-20T08:30:00Z' }, now)).toBe(false)
  })

  it.each([
    [{ status: 410, data: { code: 'link_expired' } }, 'expired'],
    [{ status: 410, data: { code: 'link_revoked' } }, 'revoked'],
    [{ status: 404, data: { code: 'not_found' } }, 'unknown'],
    [{ status: 400, data: { errors: [{ path: 'path.token', message: 'too short' }] } }, 'unknown'],
    [{ status: 400, data: { errors: [{ path: 'body.value', message: 'too large' }] } }, undefined],
    [{ status: 500 }, undefined],
  ])('tells of %o how it has ended: %s', (failure, ending) => {
    expect(endingOf(new ApiError(failure))).toBe(ending)
  })

  it('has not ended where nobody answered', () => {
    expect(endingOf(noAnswer())).toBeUndefined()
  })
})
