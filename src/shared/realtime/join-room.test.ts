import { beforeEach, expect, it, vi } from 'vitest'
import type { JoinAnswer, Room } from './events'
import type { ChannelEvents } from './rooms'

const page = vi.hoisted(() => ({ opened: () => {}, isOpened: Promise.resolve() }))
const joined: Room[] = []
vi.mock('../lib/next-task', () => ({ whenOpened: () => page.isOpened }))
vi.mock('./open-channel', () => ({
  openChannel: ({ connected }: ChannelEvents) => {
    queueMicrotask(connected)
    return {
      join: async (room: Room): Promise<JoinAnswer> => {
        joined.push(room)
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
  page.isOpened = new Promise((resolve) => {
    page.opened = resolve
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
