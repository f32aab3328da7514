import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followConnection } from './follow-connection'

beforeEach(() => {
  vi.useFakeTimers()
})
// Other files share the window, and whoever heard of the loss there.
afterEach(() => {
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks until the server answers again, and then reads again what is on the screen', async () => {
  const server = { isReached: false, asked: 0 }
  vi.stubGlobal('fetch', async () => {
    server.asked += 1
    if (!server.isReached) throw new TypeError('Failed to fetch')
    return new Response('ready')
  })
  const client = new QueryClient()
  const reread = vi.spyOn(client, 'invalidateQueries')
  const stop = followConnection(client)

  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(11_000)
  expect([server.asked, reread.mock.calls.length]).toEqual([2, 0])
  server.isReached = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(reread).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.asked).toBe(3)
  stop()
})
