import { expect, it } from 'vitest'
import { createRecentEvents } from './recent-events'

function recentEvents() {
  const clock = { now: 1000 }
  return { clock, events: createRecentEvents(() => clock.now) }
}

it('knows which room had an event within a time', () => {
  const { clock, events } = recentEvents()
  clock.now += 5000
  events.record(['order:1', 'orders:a'])
  clock.now += 2000
  expect(events.mayHaveHadEvent(['orders:a'], 2000)).toBe(true)
  expect(events.mayHaveHadEvent(['orders:b', 'orders:a'], 3000)).toBe(true)
  expect(events.mayHaveHadEvent(['orders:a'], 1999)).toBe(false)
  expect(events.mayHaveHadEvent(['orders:b'], 3000)).toBe(false)
})

it('does not rule out what happened before it started', () => {
  const { clock, events } = recentEvents()
  clock.now += 5000
  expect(events.mayHaveHadEvent(['orders:a'], 5000)).toBe(false)
  expect(events.mayHaveHadEvent(['orders:a'], 5001)).toBe(true)
})

it('does not rule out what happened while it was cut off from other processes', () => {
  const { clock, events } = recentEvents()
  clock.now += 5000
  events.clear()
  clock.now += 1000
  expect(events.mayHaveHadEvent(['orders:a'], 1500)).toBe(true)
  expect(events.mayHaveHadEvent(['orders:a'], 1000)).toBe(false)
})

it('does not rule out what it no longer remembers', () => {
  const { clock, events } = recentEvents()
  clock.now += 1_000_000
  events.record(['orders:a'])
  clock.now += 70_000
  events.record(['orders:b'])
  expect(events.mayHaveHadEvent(['orders:a'], 80_000)).toBe(true)
  expect(events.mayHaveHadEvent(['orders:a'], 50_000)).toBe(false)
})
