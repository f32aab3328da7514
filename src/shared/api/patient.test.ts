import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patient } from './patient'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const busy = (retryAfter = '5') => new Response(null, { status: 429, headers: { 'retry-after': retryAfter } })
const answering = (...answers: Response[]) => vi.fn(async () => answers.shift() ?? new Response('read'))
const request = (method: string, signal?: AbortSignal) =>
  new Request('http://localhost/api/v2/orders/', { method, ...(signal && { signal }) })

describe('a read that the server has no turn for', () => {
  it('is sent again after the time that it names', async () => {
    const send = answering(busy())
    const answer = patient(request('GET'), send)
    await vi.advanceTimersByTimeAsync(4999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
  })

  it('is sent three times at most', async () => {
    const send = answering(busy(), busy(), busy())
    const answer = patient(request('GET'), send)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await answer).status).toBe(429)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('is not sent again once nobody waits for it', async () => {
    const leaving = new AbortController()
    const send = answering(busy())
    const answer = expect(patient(request('GET', leaving.signal), send)).rejects.toThrow('left')
    await vi.advanceTimersByTimeAsync(1)
    leaving.abort(new Error('left'))
    await answer
    expect(send).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['a change, which somebody has to decide to send again', 'POST', busy()],
  ['a long wait, of which somebody has to know', 'GET', busy('60')],
  ['a refusal that names no time', 'GET', new Response(null, { status: 429 })],
  ['any other failure', 'GET', new Response(null, { status: 503, headers: { 'retry-after': '1' } })],
])('%s is answered at once', async (_, method, refusal) => {
  const send = answering(refusal)
  expect((await patient(request(method), send)).status).toBe(refusal.status)
  expect(send).toHaveBeenCalledTimes(1)
})
