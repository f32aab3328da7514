import { expect, it } from 'vitest'
import { createRecentEvents } from './recent-events'

function recentEvents() {
  const clock = { now: 1000 }
  return { clock, events: createRecentEvents(() => clock.now) }
}

it('knows how long ago rooms had an event within a time', () => {
  const { clock, events } = recentEvents()
  clock.now += 5000
  events.record(['order:1', 'orders:a'])
  clock.now += 2000
  expect(events.lastEventWithin(['orders:a'], 2000)).toBe(2000)
  expect(events.lastEventWithin(['orders:b', 'orders:a'], 3000)).toBe(2000)
  expect(events.lastEventWithin(['orders:a'], 1999)).toBeUndefined()
  expect(events.lastEventWithin(['orders:b'], 3000)).toBeUndefined()
})

it('does not rule out what happened before it started', () => {
  const { clock, events } = recentEvents()
  clock.now += 5000
  expect(events.lastEventWithin(['orders:a'], 5000)).toBeUndefined()
  expect(events.lastEventWithin(['orders:a'], 5001)).toBe(Number.POSITIVE_INFINITY)
})

it('does not rule out what happened while it was cut off from other processes', () => {
  const { clock, events } = recentEvents()
  clock.now += 5000
  events.clear()
  clock.now += 1000
  expect(events.lastEventWithin(['orders:a'], 1500)).toBe(Number.POSITIVE_INFINITY)
  expect(events.lastEventWithin(['orders:a'], 1000)).toBeUndefined()
})

it('does not rule out what it no longer remembers', () => {
  const { clock, events } = recentEvents()
  clock.now += 1_000_000
  events.record(['orders:a'])
  clock.now += 70_000
  events.record(['orders:b'])
  expect(events.lastEventWithin(['orders:a'], 80_000)).toBe(Number.POSITIVE_INFINITY)
  expect(events.lastEventWithin(['orders:a'], 50_000)).toBeUndefined()
})
