import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type ModelTestServer, type Reply, startModelServer } from './testing/model-server'
import { ask, createTestModel, read, readUntilFailure, textIn } from './testing/test-model'

let server: ModelTestServer
let other: ModelTestServer
beforeAll(async () => {
  server = await startModelServer(() => ({}))
  other = await startModelServer(() => ({ text: 'Stolen.' }))
})
afterAll(async () => {
  await server.close()
  await other.close()
})

const well: Reply = { text: 'Twelve liters.' }
const timeoutMs = 60_000

/** How a stream with such replies ends, the last of which is repeated. */
async function weather(...replies: [Reply, ...Reply[]]) {
  server.respondWith((_, attempt) => replies[attempt - 1] ?? replies.at(-1) ?? {})
  const { model, waits } = createTestModel(server.url, { apiKey: 'key' })
  const outcome = await read(ask(model)).then(textIn, (error: unknown) => error)
  return { outcome, waits: waits(), sent: server.requests.length }
}

describe('a request', () => {
  it.each([
    ['/', '/v1/chat/completions'],
    ['?api-version=1', '/v1/chat/completions?api-version=1'],
  ])('is sent to an address that ends in %s', async (end, path) => {
    server.respondWith(() => well)
    await read(ask(createTestModel(server.url + end).model))
    expect(server.requests[0]?.path).toBe(path)
  })

  it('has the key if there is one', async () => {
    server.respondWith(() => well)
    await read(ask(createTestModel(server.url, { apiKey: 'key' }).model))
    await read(ask(createTestModel(server.url).model))
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer key', undefined])
  })
})

describe('what fails before the first byte', () => {
  it.each([
    ['408', { status: 408 }],
    ['425', { status: 425 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a connection that dies', { diesAfter: 0 }],
  ])('by %s is repeated after growing pauses', async (_, failure: Reply) => {
    expect(await weather(failure, failure, well)).toEqual({ outcome: 'Twelve liters.', waits: [500, 1000], sent: 3 })
  })

  it.each([
    [{ status: 429 }, 'overloaded'],
    [{ status: 503 }, 'overloaded'],
    [{ diesAfter: 0 }, 'unreachable'],
  ])('is repeated at most twice: %j is then %s', async (failure: Reply, kind) => {
    expect(await weather(failure)).toMatchObject({ outcome: { kind }, sent: 3 })
  })

  it.each([
    [{ status: 400 }, 'refused'],
    [{ status: 401 }, 'unauthorized'],
    [{ status: 403 }, 'unauthorized'],
    [{ status: 404 }, 'refused'],
    [{ status: 413 }, 'too-long'],
    [{ status: 400, body: '{"error":{"message":"prompt is too long"}}' }, 'too-long'],
    [{ body: '<!doctype html>', headers: { 'content-type': 'text/html; charset=utf-8' } }, 'garbled'],
  ])('for good is not repeated: %j is %s', async (failure: Reply, kind) => {
    expect(await weather(failure)).toMatchObject({ outcome: { name: 'ModelFailure', kind }, waits: [], sent: 1 })
  })

  it('reveals neither the key nor what the server says about it', async () => {
    const { outcome } = await weather({ status: 401, body: '{"error":{"message":"Incorrect API key: sk-secret"}}' })
    expect(outcome).toHaveProperty('message', 'the language model answered 401')
    expect(outcome).not.toHaveProperty('cause')
  })

  it('because no server runs is repeated', async () => {
    const { model, waits } = createTestModel('http://127.0.0.1:9/v1')
    expect((await readUntilFailure(ask(model))).failure).toMatchObject({ kind: 'unreachable' })
    expect(waits()).toEqual([500, 1000])
  })

  it('is repeated in each step of its own', async () => {
    const tool = { name: 'search', description: '', input: z.object({}), execute: async () => 'found' }
    server.respondWith(({ toolResults }, attempt) => {
      if (attempt % 2 === 1) return { status: 503 }
      return toolResults.length > 0 ? well : { calls: [{ name: 'search', input: {} }] }
    })
    const { model } = createTestModel(server.url)
    expect(textIn(await read(ask(model, { tools: [tool], maxSteps: 2 })))).toBe('Twelve liters.')
    expect(server.requests).toHaveLength(4)
  })
})

describe('Retry-After', () => {
  it.each([
    ['7', [7000]],
    ['0', [0]],
    ['Wed, 21 Oct 2015 07:28:00 GMT', [0]],
  ])('%s is respected', async (value, waits) => {
    const busy = { status: 429, headers: { 'retry-after': value } }
    expect(await weather(busy, well)).toEqual({ outcome: 'Twelve liters.', waits, sent: 2 })
  })

  it('that does not fit the time is left to the caller', async () => {
    const busy = { status: 429, headers: { 'retry-after': '90' } }
    expect(await weather(busy)).toMatchObject({
      outcome: { kind: 'overloaded', retryAfterMs: 90_000 },
      waits: [],
      sent: 1,
    })
  })

  it('fits only into what is left of the time', async () => {
    server.respondWith(() => ({ status: 429, headers: { 'retry-after': '40' } }))
    const { model, clock, pause, waits } = createTestModel(server.url, { timeoutMs })
    pause.mockImplementation(async (ms) => {
      clock.now += ms
    })
    expect((await readUntilFailure(ask(model))).failure).toMatchObject({ kind: 'overloaded', retryAfterMs: 40_000 })
    expect(waits()).toEqual([40_000])
  })

  it('is no longer waited for if the caller leaves', async () => {
    server.respondWith(() => ({ status: 500 }))
    const { model, pause } = createTestModel(server.url)
    const leaving = new AbortController()
    pause.mockImplementation(async (_, signal) => {
      leaving.abort(new Error('left'))
      signal?.throwIfAborted()
    })
    await expect(read(ask(model, { signal: leaving.signal }))).rejects.toThrow(new Error('left'))
    expect(server.requests).toHaveLength(1)
  })
})

describe('a redirect', () => {
  it('is not followed, because the key is for this server alone', async () => {
    const { outcome } = await weather({ status: 307, headers: { location: `${other.url}/chat/completions` } })
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('redirects (307)') })
    expect(other.requests).toHaveLength(0)
  })
})

describe('silence', () => {
  const never = new Promise<never>(() => undefined)
  afterEach(() => {
    vi.useRealTimers()
  })
  const fakeTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  it('before the first byte ends a request, which is not repeated', async () => {
    fakeTimeouts()
    server.respondWith(() => {
      vi.advanceTimersByTime(timeoutMs)
      return { ...well, after: never }
    })
    const { failure } = await readUntilFailure(ask(createTestModel(server.url, { timeoutMs }).model))
    expect(failure).toMatchObject({ kind: 'timeout', message: expect.stringContaining('60000 ms') })
    expect(await server.requests[0]?.ended).toBe('disconnected')
    expect(server.requests).toHaveLength(1)
  })

  const isWaiting = () => vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))

  it('in the middle ends it after what has arrived', async () => {
    fakeTimeouts()
    async function* text() {
      yield 'Twelve '
      await never
    }
    server.respondWith(() => ({ text: text() }))
    const events = ask(createTestModel(server.url, { timeoutMs }).model)[Symbol.asyncIterator]()
    expect(await events.next()).toMatchObject({ value: { type: 'text', text: 'Twelve ' } })
    const failing = expect(events.next()).rejects.toMatchObject({ kind: 'timeout' })
    await isWaiting()
    vi.advanceTimersByTime(timeoutMs)
    await failing
    expect(await server.requests[0]?.ended).toBe('disconnected')
  })

  it('is measured anew after each byte', async () => {
    fakeTimeouts()
    const arrivals = new EventEmitter()
    async function* text() {
      for (const word of ['Twelve ', 'liters ', 'of ', 'oil.']) {
        const arrived = once(arrivals, 'text')
        yield word
        await arrived
      }
    }
    server.respondWith(() => ({ text: text() }))
    let words = ''
    for await (const event of ask(createTestModel(server.url, { timeoutMs }).model)) {
      if (event.type !== 'text') continue
      words += event.text
      await isWaiting()
      vi.advanceTimersByTime(timeoutMs * 0.9)
      arrivals.emit('text')
    }
    expect(words).toBe('Twelve liters of oil.')
  })
})

describe('a response', () => {
  it('of more than 8 MB is not read to its end', async () => {
    const text = 'x'.repeat(1024 * 1024)
    async function* texts() {
      for (;;) yield text
    }
    server.respondWith(() => ({ text: texts() }))
    expect((await readUntilFailure(ask(createTestModel(server.url).model))).failure).toMatchObject({
      kind: 'garbled',
      message: expect.stringContaining('too large'),
    })
    expect(await server.requests[0]?.ended).toBe('disconnected')
  })

  it.each([
    ['is no JSON', { body: 'Twelve liters.' }, 'garbled'],
    ['is other JSON', { body: '{"answer": 12}' }, 'garbled'],
    ['has no choices', { body: '{"choices": []}' }, 'garbled'],
    ['breaks off', { text: 'Twelve liters.', diesAfter: 1 }, 'broken-off'],
  ])('that is whole and %s is %s', async (_, reply: Reply, kind) => {
    server.respondWith(() => reply)
    const failing = createTestModel(server.url).model.generate({
      instructions: 'Answer briefly.',
      messages: [{ role: 'user', text: 'How much oil?' }],
      signal: new AbortController().signal,
      schema: z.object({}),
    })
    await expect(failing).rejects.toMatchObject({ kind })
    expect(server.requests).toHaveLength(1)
  })
})
