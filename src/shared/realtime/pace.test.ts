import { describe, expect, it } from 'vitest'
import { createPace } from './pace'

describe('the pace of connecting again', () => {
  it('is at once, then ever slower, so that a server that sends us away again and again is not stormed', () => {
    let now = 0
    const next = createPace(() => now)
    const waits = Array.from({ length: 8 }, () => {
      const wait = next()
      now += wait
      return wait
    })
    expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('is at once again after a calm minute', () => {
    let now = 0
    const next = createPace(() => now)
    next()
    next()
    now += 62_000
    expect(next()).toBe(0)
  })
})
