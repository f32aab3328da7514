import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testRooms } from './testing'
import { useLive } from './use-live'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('an import that changes stock many times has it read when it begins and after a moment, and aborts no read', async () => {
  const client = new QueryClient()
  let aborted = 0
  const read = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => {
      aborted += 1
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    return 'read'
  })
  new QueryObserver(client, { queryKey: ['stock'], queryFn: read }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(200)
  read.mockClear()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useLive(['stock.changed'], 'd-1', ['stock']), { wrapper })
  for (let batch = 0; batch < 20; batch += 1) {
    testRooms.send('stock.changed', { organization_id: 'd-1' })
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toHaveBeenCalledTimes(2)
  expect(aborted).toBe(0)
})
