import { describe, expect, it } from 'vitest'
import { accountLimits, afterFailure, MAX_FAILURE_AGE_MS, type SignInFailures, secondsToWait } from './sign-in-lock'

const minute = 60 * 1000
const start = new Date('2026-11-21T08:00:00Z')
const later = (since: Date, minutes: number) => new Date(since.getTime() + minutes * minute)

/** Fails this many times, each as soon as possible; returns the minutes of each lock. */
function waits(times: number, limits?: typeof accountLimits): number[] {
  let failures: SignInFailures | undefined
  let now = start
  return Array.from({ length: times }, () => {
    failures = afterFailure(failures, now, limits)
    const seconds = secondsToWait(failures, now)
    now = later(now, seconds / 60)
    return seconds / 60
  })
}

describe('login is limited per account, with backoff (behaviour, section 3)', () => {
  it('five failures are free, then a lock lasts 1, 2, 4 … minutes, and never more than an hour', () => {
    expect(waits(14)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('from all networks together fifty are free, then a lock lasts at most a quarter of an hour', () => {
    expect(waits(57, accountLimits)).toEqual([...Array(50).fill(0), 1, 2, 4, 8, 15, 15, 15])
  })

  it('failures count while the account is locked, and soon after', () => {
    const locked: SignInFailures = { count: 12, lastFailedAt: start, lockedUntil: later(start, 60) }
    expect(afterFailure(locked, later(start, 74)).count).toBe(13)
    expect(afterFailure(locked, later(start, 75)).count).toBe(1)
  })

  it('failures no longer count a quarter of an hour after the last one', () => {
    const failures: SignInFailures = { count: 5, lastFailedAt: start, lockedUntil: null }
    expect(secondsToWait(afterFailure(failures, later(start, 14)), later(start, 14))).toBe(60)
    expect(afterFailure(failures, later(start, 15))).toMatchObject({ count: 1, lockedUntil: null })
  })

  it('the remaining seconds are rounded up', () => {
    const locked: SignInFailures = { count: 6, lastFailedAt: start, lockedUntil: later(start, 1) }
    expect(secondsToWait(locked, start)).toBe(60)
    expect(secondsToWait(locked, new Date(start.getTime() + 59_001))).toBe(1)
    expect(secondsToWait(locked, later(start, 1))).toBe(0)
  })

  it('a failure that may be deleted no longer counts', () => {
    const longest: SignInFailures = { count: 12, lastFailedAt: start, lockedUntil: later(start, 60) }
    expect(afterFailure(longest, new Date(start.getTime() + MAX_FAILURE_AGE_MS)).count).toBe(1)
  })
})
