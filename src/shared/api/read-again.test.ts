import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { invalidates } from './invalidates'
import { asOwnChange, ownChange } from './own-changes'
import { readAgain, trackReads } from './read-again'

const orders = ['orders']
let client: QueryClient
let read: ReturnType<typeof vi.fn<(signal: AbortSignal) => Promise<string>>>
let aborted: number
let answerRead: (() => void)[]

/** The clock of the events, one step with each look at it. */
let time = 1000
vi.spyOn(Date, 'now').mockImplementation(() => {
  time += 1
  return time
})

beforeEach(async () => {
  client = new QueryClient()
  trackReads(client)
  aborted = 0
  answerRead = []
  read = vi.fn((signal) => {
    signal.addEventListener('abort', () => {
      aborted += 1
    })
    return new Promise((resolve) => answerRead.push(() => resolve('read')))
  })
  new QueryObserver(client, { queryKey: orders, queryFn: ({ signal }) => read(signal) }).subscribe(() => undefined)
  answerAll()
  await vi.waitFor(() => expect(client.getQueryData(orders)).toBe('read'))
  read.mockClear()
})

const answerAll = () => {
  for (const answer of answerRead.splice(0)) answer()
}

/** A mutation whose call is answered on demand. */
function change() {
  const call = { id: '', answer: () => {} }
  const mutationFn = () =>
    asOwnChange((id) => {
      call.id = id
      return new Promise<Response>((resolve) => {
        call.answer = () => resolve(new Response())
      })
    })
  const done = new MutationObserver(client, { mutationFn, ...invalidates(orders) }).mutate(undefined)
  return { done, call }
}

it.each(['before its answer', 'after its answer', 'after what it changed was read'])(
  'an own change is read once, and nothing is aborted, where its event comes %s',
  async (moment) => {
    const { done, call } = change()
    await vi.waitFor(() => expect(call.id).not.toBe(''))
    const events: Promise<void>[] = []
    if (moment === 'before its answer') events.push(readAgain(client, orders, { changeId: call.id }))
    call.answer()
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
    if (moment === 'after its answer') events.push(readAgain(client, orders, { changeId: call.id }))
    answerAll()
    await done
    if (moment === 'after what it changed was read') events.push(readAgain(client, orders, { changeId: call.id }))
    await Promise.all(events)
    expect(read).toHaveBeenCalledTimes(1)
    expect(aborted).toBe(0)
  },
)

it('what an own change concerns beside what its mutation names is read as well', async () => {
  const { done, call } = change()
  await vi.waitFor(() => expect(call.id).not.toBe(''))
  const readWaiting = vi.fn(async () => 'waiting')
  const observer = new QueryObserver(client, { queryKey: ['waiting'], queryFn: readWaiting })
  observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(readWaiting).toHaveBeenCalledTimes(1))
  const event = readAgain(client, ['waiting'], { changeId: call.id })
  call.answer()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  answerAll()
  await Promise.all([done, event])
  expect(readWaiting).toHaveBeenCalledTimes(2)
})

it('what somebody else changed is read at once, also while it is being read', async () => {
  for (const changed of [{}, { changeId: 'of somebody else' }]) void readAgain(client, orders, changed)
  expect(read).toHaveBeenCalledTimes(2)
  expect(aborted).toBe(1)
})

it('what was asked for after a change was seen is current, what was asked for before is not', async () => {
  const before = Date.now()
  void readAgain(client, orders, {})
  answerAll()
  expect(read).toHaveBeenCalledTimes(1)
  void readAgain(client, orders, { at: before })
  expect(read).toHaveBeenCalledTimes(1)
  void readAgain(client, orders, { at: Date.now() })
  expect(read).toHaveBeenCalledTimes(2)
})

it('a change whose answer is lost is read as soon as its event says that it was made', async () => {
  let id = ''
  const lost = asOwnChange((given) => {
    id = given
    return Promise.reject(new TypeError('lost'))
  })
  await expect(lost).rejects.toThrow('lost')
  void readAgain(client, orders, { changeId: id })
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
})

it('does not wait for another change that takes long', async () => {
  const upload = change()
  await vi.waitFor(() => expect(upload.call.id).not.toBe(''))
  const { done, call } = change()
  await vi.waitFor(() => expect(call.id).not.toBe(''))
  call.answer()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  answerAll()
  await done
  await readAgain(client, orders, { changeId: call.id })
  expect(read).toHaveBeenCalledTimes(1)
  expect(ownChange(upload.call.id)).toBeDefined()
})

it('what lies below two keys of a mutation is read once', async () => {
  const mutationFn = async () => undefined
  const keys = [orders, [...orders], []]
  const done = new MutationObserver(client, { mutationFn, ...invalidates(...keys) }).mutate(undefined)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  answerAll()
  await done
  expect(read).toHaveBeenCalledTimes(1)
  expect(aborted).toBe(0)
})
