import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client'
import { readAside } from './read-aside'

const readMachines = vi.fn(async () => 'machines')
const readOrders = vi.fn(async () => 'orders')
const callsOf = (...reads: { mock: { calls: unknown[] } }[]) => reads.map(({ mock }) => mock.calls.length)
let shown: string[] = []

function Shown() {
  const machines = useQuery({ queryKey: ['machines'], queryFn: readMachines })
  const orders = useQuery({ queryKey: ['orders'], queryFn: readOrders })
  const state = [machines, orders].map(({ data, fetchStatus }) => `${data} ${fetchStatus}`).join(', ')
  shown.push(state)
  return <p>{state}</p>
}

beforeEach(() => {
  readMachines.mockReset().mockResolvedValue('machines')
  readOrders.mockReset().mockResolvedValue('orders')
})

async function showPage() {
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )
  await screen.findByText('machines idle, orders idle')
  shown = []
  return queryClient
}

it('reads what is on the screen once more, and changes nothing there', async () => {
  const queryClient = await showPage()
  const readEarlier = vi.fn(async () => 'of the page before')
  await queryClient.fetchQuery({ queryKey: ['earlier'], queryFn: readEarlier })
  readOrders.mockResolvedValueOnce('newer')
  await readAside(queryClient)
  expect(callsOf(readMachines, readOrders, readEarlier)).toEqual([2, 2, 1])
  expect(shown).toEqual([])
})

it('tries nothing a second time that fails, and goes on', async () => {
  const queryClient = await showPage()
  readMachines.mockRejectedValue(new Error('lost'))
  await readAside(queryClient)
  expect(callsOf(readMachines, readOrders)).toEqual([2, 2])
})

it('reads nothing more once the person has signed out', async () => {
  const queryClient = await showPage()
  readMachines.mockImplementationOnce(async () => {
    queryClient.clear()
    return 'machines'
  })
  await readAside(queryClient)
  expect(callsOf(readMachines, readOrders)).toEqual([2, 1])
})
