import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookAgain } from './look-again'

const tickMs = 1000
const POLL_MS = 2 * tickMs
let events: EventEmitter
const nudge = vi.fn()
const happen = (name: string) => events.emit(name, { workerPool: { nudge } })

beforeEach(() => {
  vi.useFakeTimers()
  nudge.mockReset()
  events = new EventEmitter()
  lookAgain(events, tickMs)
  happen('pool:create')
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(['pool:listen:notification', 'job:complete'])(
  'after %s, a look in vain is repeated before the poll',
  (event) => {
    happen(event)
    happen('worker:getJob:empty')
    vi.advanceTimersByTime(POLL_MS)
    expect(nudge.mock.calls).toEqual([[1], [1]])
  },
)

it('polls are not repeated', () => {
  happen('worker:getJob:empty')
  vi.advanceTimersByTime(POLL_MS)
  expect(nudge).not.toHaveBeenCalled()
})

it('many notifications are one reason to look again', () => {
  for (let index = 0; index < 100; index += 1) {
    happen('pool:listen:notification')
    happen('worker:getJob:empty')
  }
  vi.advanceTimersByTime(POLL_MS)
  expect(nudge).toHaveBeenCalledTimes(2)
})

it.each(['pool:gracefulShutdown', 'pool:forcefulShutdown', 'pool:release'])('after %s nobody looks', (event) => {
  happen('pool:listen:notification')
  happen('worker:getJob:empty')
  happen(event)
  vi.advanceTimersByTime(POLL_MS)
  expect(nudge).not.toHaveBeenCalled()
})

it('a worker that has failed ends nothing else', () => {
  nudge.mockImplementation(() => {
    throw new Error('nudge called after worker terminated')
  })
  happen('pool:listen:notification')
  happen('worker:getJob:empty')
  expect(() => vi.advanceTimersByTime(POLL_MS)).not.toThrow()
})
