import { describe, expect, it } from 'vitest'
import { createFailedAttempts } from './attempts'

describe('login is rate limited per account (behaviour, section 3)', () => {
  function account(failures: number) {
    const clock = { now: 1_000_000 }
    const attempts = createFailedAttempts(() => clock.now)
    for (let time = 0; time < failures; time++) attempts.failed('rosa@x.example')
    return { attempts, clock }
  }

  it('ten failures within a quarter of an hour make it wait until the first of them is that old', () => {
    const { attempts, clock } = account(10)
    expect(attempts.wait('rosa@x.example')).toBe(15 * 60)
    clock.now += 15 * 60 * 1000
    expect(attempts.wait('rosa@x.example')).toBe(0)
  })

  it('nine do not, and no other account waits', () => {
    expect(account(9).attempts.wait('rosa@x.example')).toBe(0)
    expect(account(10).attempts.wait('ada@x.example')).toBe(0)
  })

  it('a success forgets the failures', () => {
    const { attempts } = account(10)
    attempts.succeeded('rosa@x.example')
    expect(attempts.wait('rosa@x.example')).toBe(0)
  })
})
