import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { asOwnChange } from './own-changes'
import { trackReads } from './read-again'
import { readPaced } from './read-paced'

const stock = ['stock']
let client: QueryClient
let aborted: number
/** Each answers one read. */
let reads: (() => void)[]

beforeEach(async () => {
  vi.useFakeTimers()
  client = new QueryClient()
  trackReads(client)
  aborted = 0
  reads = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => {
      aborted += 1
    })
    return new Promise((resolve) => reads.push(() => resolve('read')))
  }
  new QueryObserver(client, { queryKey: stock, queryFn }).subscribe(() => undefined)
  await answer()
  reads = []
})
afterEach(() => {
  vi.useRealTimers()
})

const changed = () => void readPaced(client, stock, {})
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const answer = () => {
  reads.at(-1)?.()
  return after(1)
}

it('the first of many changes is read at once, all others once after a moment, and no read is aborted', async () => {
  for (let change = 0; change < 500; change += 1) changed()
  expect(reads).toHaveLength(1)
  await answer()
  await after(1400)
  expect(reads).toHaveLength(1)
  await after(200)
  expect(reads).toHaveLength(2)
  await answer()
  await after(10_000)
  expect(reads).toHaveLength(2)
  expect(aborted).toBe(0)
})

it('what changes while a slow read is under way is read after it', async () => {
  changed()
  await after(5000)
  changed()
  await after(5000)
  expect(reads).toHaveLength(1)
  await answer()
  expect(reads).toHaveLength(2)
  expect(aborted).toBe(0)
})

it('a change after the moment is read at once again', async () => {
  changed()
  await answer()
  await after(1500)
  changed()
  expect(reads).toHaveLength(2)
})

it('a change of this page does not wait for the moment of others', async () => {
  changed()
  await answer()
  let id = ''
  await asOwnChange(async (given) => {
    id = given
    return new Response()
  })
  void readPaced(client, stock, { changeId: id })
  await after(1)
  expect(reads).toHaveLength(2)
})

it('other keys do not wait', async () => {
  const readOther = vi.fn(async () => 'other')
  new QueryObserver(client, { queryKey: ['carts'], queryFn: readOther }).subscribe(() => undefined)
  await after(1)
  changed()
  void readPaced(client, ['carts'], {})
  expect(readOther).toHaveBeenCalledTimes(2)
})
