import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client'
import { readAside } from './read-aside'

const readOrders = vi.fn(async () => 'orders')
const readRefused = vi.fn(async () => Promise.reject(new Error('refused')))
const shown: string[] = []

function Shown() {
  useQuery({ queryKey: ['refused'], queryFn: readRefused, retry: false })
  const { data, fetchStatus } = useQuery({ queryKey: ['orders'], queryFn: readOrders })
  shown.push(`${data} ${fetchStatus}`)
  return <p>{data}</p>
}

it('reads what is on the screen once more, and changes nothing there', async () => {
  const queryClient = createQueryClient()
  const readEarlier = vi.fn(async () => 'of the page before')
  await queryClient.fetchQuery({ queryKey: ['earlier'], queryFn: readEarlier })
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )
  await screen.findByText('orders')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  shown.length = 0
  readOrders.mockResolvedValueOnce('newer')
  await readAside(queryClient)
  expect([readOrders, readRefused, readEarlier].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1])
  expect(shown).toEqual([])
})
