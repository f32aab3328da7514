import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testRooms } from '@/shared/realtime/testing'
import { platformHttp } from '../../../tests/msw/http'
import { serveWith } from '../../../tests/msw/server'
import type { Manual } from './manual'
import { manualList, operationManual, serviceManual } from './testing'
import { useLiveManuals } from './use-live-manuals'

const machineId = serviceManual.machine_id
let served: Manual[] = []
let fetched = 0
serveWith(
  platformHttp.get('/machines/{id}/manuals', ({ response }) => {
    fetched += 1
    return response(200).json(manualList(served))
  }),
)

function report(progress: Partial<Manual>) {
  const { status, pages, pages_done, id: manual_id } = { ...serviceManual, ...progress }
  act(() => testRooms.send('manual.progress', { manual_id, machine_id: machineId, status, pages, pages_done }))
}

async function live() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useLiveManuals(machineId), { wrapper })
  await waitFor(() => expect(result.current.data).toBeDefined())
  return { queryClient, unmount, shown: () => result.current.data?.items ?? [] }
}

beforeEach(() => {
  served = [serviceManual]
  fetched = 0
})

describe('live manuals', () => {
  it('follow "progress over the socket" page by page, without a call', async () => {
    const { shown } = await live()
    expect(testRooms.joined()).toEqual([`machine:${machineId}`])
    report({ pages_done: 13 })
    report({ pages_done: 14 })
    await waitFor(() => expect(shown().map(({ pages_done }) => pages_done)).toEqual([14]))
    expect(fetched).toBe(1)
  })

  it('are read again when one has finished, and so is the machine', async () => {
    const { queryClient, shown } = await live()
    queryClient.setQueryData(['machines', 'detail', machineId], { status: 'processing' })
    served = [{ ...serviceManual, status: 'READY', pages_done: 40 }]
    report({ status: 'READY', pages_done: 40 })
    // On a busy machine the poll for a silent socket may ask once more.
    await waitFor(() => {
      expect(fetched).toBeGreaterThan(1)
      expect(shown()[0]?.status).toBe('READY')
    })
    expect(queryClient.getQueryState(['machines', 'detail', machineId])?.isInvalidated).toBe(true)
  })

  it('show what somebody else has just uploaded', async () => {
    const { shown } = await live()
    served = [operationManual, serviceManual]
    report({ id: operationManual.id, status: 'QUEUED' })
    await waitFor(() => expect(shown()).toHaveLength(2))
  })

  it('are read again after a lost connection, because something was missed', async () => {
    const { shown } = await live()
    served = [{ ...serviceManual, pages_done: 30 }]
    act(() => testRooms.reconnect())
    await waitFor(() => expect(shown()[0]?.pages_done).toBe(30))
  })

  it('are asked for once the socket has been silent for a few seconds', async () => {
    const { shown } = await live()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    report({ pages_done: 20 })
    await act(() => vi.advanceTimersByTimeAsync(3000))
    report({ pages_done: 21 })
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(fetched).toBe(1)

    served = [{ ...serviceManual, status: 'READY' }]
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    await waitFor(() => expect(shown()[0]?.status).toBe('READY'))
    // On a busy machine the poll may ask once more before the answer is there.
    expect(fetched).toBeGreaterThan(1)
  })

  it('leave the room with the page', async () => {
    const { unmount } = await live()
    unmount()
    expect(testRooms.joined()).toEqual([])
  })
})
