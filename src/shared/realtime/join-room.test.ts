import { beforeEach, expect, it, vi } from 'vitest'
import type { JoinAnswer, Room } from './events'
import type { ChannelEvents } from './rooms'

const page = vi.hoisted(() => ({ opened: () => {}, isOpening: true, isOpened: Promise.resolve() }))
const joined: Room[] = []
let ages: number[] = []
vi.mock('../lib/next-task', () => ({ isOpening: () => page.isOpening, whenOpened: () => page.isOpened }))
vi.mock('./open-channel', () => ({
  openChannel: ({ connected }: ChannelEvents) => {
    queueMicrotask(connected)
    return {
      join: async (room: Room, readAgo: number): Promise<JoinAnswer> => {
        joined.push(room)
        ages.push(readAgo)
        return { ok: true }
      },
      leave: async () => undefined,
      renew: () => undefined,
      close: () => undefined,
    }
  },
}))

let realtime: typeof import('./join-room')

beforeEach(async () => {
  joined.length = 0
  ages = []
  page.isOpening = true
  page.isOpened = new Promise((resolve) => {
    page.opened = () => {
      page.isOpening = false
      resolve()
    }
  })
  vi.resetModules()
  realtime = await import('./join-room')
})

it('what somebody waits for does not wait until the page has opened, what refreshes the page does', async () => {
  const refreshing = realtime.joinRoom('orders:org-1', {})
  const answer = realtime.joinRoom('conversation:c-1', {}, { now: true })
  expect(await answer.entered).toBe(true)
  expect(joined).toEqual(['conversation:c-1'])
  page.opened()
  expect(await refreshing.entered).toBe(true)
  expect(joined).toEqual(['conversation:c-1', 'orders:org-1'])
})

it('a room that is left before the page has opened is never joined', async () => {
  const left = realtime.joinRoom('orders:org-1', {})
  left.leave()
  page.opened()
  expect(await left.entered).toBe(false)
  expect(joined).toEqual([])
})

it('what a page opens with may be as old as its document, later what is fresh is not read again', async () => {
  const age = () => Date.now() - performance.timeOrigin
  const opening = realtime.joinRoom('orders:org-1', {})
  page.opened()
  await opening.entered
  expect(ages[0]).toBeGreaterThan(age() - 1000)
  await realtime.joinRoom('quotes:org-1', {}).entered
  expect(ages[1]).toBeGreaterThanOrEqual(30_000)
  expect(ages[1]).toBeLessThan(40_000)
})
