import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddingsClient, type EmbeddingsServer } from './embeddings-client'
import { EmbeddingsUnavailable, TextsRefused } from './embeddings-failure'
import { type EmbeddingsTestServer, responseOf, startEmbeddingsServer } from './testing/embeddings-server'

let server: EmbeddingsTestServer
let other: EmbeddingsTestServer
beforeAll(async () => {
  server = await startEmbeddingsServer((text) => [text.length, 0, 0])
  other = await startEmbeddingsServer(() => [1, 0, 0])
})
afterAll(async () => {
  await server.close()
  await other.close()
})
beforeEach(() => server.embedWith())

const pause = vi.fn(async (_ms: number, _signal: AbortSignal) => undefined)
beforeEach(() => pause.mockClear())
const waits = () => pause.mock.calls.map(([ms]) => ms)

const client = (more: Partial<EmbeddingsServer> = {}) =>
  createEmbeddingsClient({ url: server.url, model: 'small', ...more }, pause)
const options = { signal: new AbortController().signal, timeoutMs: 5000, attempts: 3 }
const embed = async (texts: string[], more: Partial<typeof options> = {}, server: Partial<EmbeddingsServer> = {}) => {
  const { vectors, tokens } = await client(server).embed(texts, { ...options, ...more })
  return { vectors: vectors.map((vector) => [...vector]), tokens }
}
const send = (body: unknown) => (_: unknown, response: ServerResponse) => response.end(JSON.stringify(body))

describe('texts are embedded over HTTP', () => {
  it('with the model, and the key if there is one', async () => {
    await embed(['oil', 'rev counter'], {}, { apiKey: 'key' })
    await embed(['oil'])
    expect(server.requests).toEqual([
      {
        path: '/v1/embeddings',
        authorization: 'Bearer key',
        body: { model: 'small', input: ['oil', 'rev counter'], encoding_format: 'base64' },
      },
      { path: '/v1/embeddings', authorization: undefined, body: expect.objectContaining({ input: ['oil'] }) },
    ])
  })

  it.each([
    ['/', '/v1/embeddings'],
    ['?api-version=1', '/v1/embeddings?api-version=1'],
  ])('at an address that ends in %s', async (end, path) => {
    await embed(['oil'], {}, { url: server.url + end })
    expect(server.requests[0]?.path).toBe(path)
  })

  it('in the order of their index, as unit vectors, with the tokens used', async () => {
    server.embedWith((text) => (text === 'a' ? [3, 4] : [0, 2]))
    expect(await embed(['a', 'b'])).toEqual({
      vectors: [
        [expect.closeTo(0.6), expect.closeTo(0.8)],
        [0, 1],
      ],
      tokens: 2,
    })
  })

  it('of a server that knows no base64', async () => {
    server.respondWith(send(responseOf([[0, 1]], (vector) => vector)))
    expect((await embed(['a'])).vectors).toEqual([[0, 1]])
  })

  it('in batches', async () => {
    const texts = Array.from({ length: 70 }, (_, index) => `text ${index}`)
    const { vectors, tokens } = await embed(texts)
    expect([vectors.length, tokens]).toEqual([70, 70])
    expect(server.requests.map(({ body }) => body.input.length)).toEqual([32, 32, 6])
    expect(server.texts()).toEqual(texts)
  })

  it('with the dimensions asked for, which belong to the name of the model', async () => {
    await embed(['oil'], {}, { dimensions: 3 })
    expect(server.requests[0]?.body.dimensions).toBe(3)
    expect([client().model, client({ dimensions: 3 }).model]).toEqual(['small', 'small (3)'])
  })
})

describe('a failure', () => {
  it.each([
    [429, true, 3],
    [500, true, 3],
    [503, true, 3],
    [401, false, 1],
    [404, false, 1],
    [302, false, 1],
  ])('with %i is temporary: %s; the request is sent %i times', async (status, isTemporary, sent) => {
    server.respondWith((_, response) => response.writeHead(status, { location: `${other.url}/embeddings` }).end())
    await expect(embed(['a'], {}, { apiKey: 'key' })).rejects.toMatchObject({
      name: 'EmbeddingsUnavailable',
      isTemporary,
      message: expect.stringContaining(String(status)),
    })
    expect([server.requests.length, other.requests.length]).toEqual([sent, 0])
  })

  it.each([400, 413, 422])('with %i is about the texts', async (status) => {
    server.respondWith((_, response) => response.writeHead(status).end('The key sk-secret may not do that.'))
    await expect(embed(['a'])).rejects.toThrow(new TextsRefused(`the embeddings server refused the texts (${status})`))
    expect(server.requests).toHaveLength(1)
  })

  it('that passes is not noticed', async () => {
    server.respondWith((_, response) => {
      if (server.requests.length < 3) response.writeHead(500).end()
      else send(responseOf([[1]]))(_, response)
    })
    expect((await embed(['a'])).vectors).toEqual([[1]])
    expect(waits()).toEqual([expect.closeTo(1125, -3), expect.closeTo(2250, -3)])
  })

  it.each([
    ['7', [7000]],
    ['0', [0]],
    ['Wed, 21 Oct 2015 07:28:00 GMT', [0]],
  ])('is repeated when the server asks for it: Retry-After %s', async (value, waited) => {
    server.respondWith((_, response) => {
      if (server.requests.length === 1) response.writeHead(429, { 'retry-after': value }).end()
      else send(responseOf([[1]]))(_, response)
    })
    await embed(['a'])
    expect(waits()).toEqual(waited)
  })

  it('with a long Retry-After is left to the caller', async () => {
    server.respondWith((_, response) => response.writeHead(429, { 'retry-after': '86400' }).end())
    await expect(embed(['a'])).rejects.toMatchObject({ retryAfterMs: 3_600_000 })
    expect(waits()).toEqual([])
  })

  it.each([
    ['never answers', () => undefined],
    ['never ends', (_: unknown, response: ServerResponse) => response.write('{')],
  ])('of a server that %s', async (_, respond) => {
    server.respondWith(respond)
    await expect(embed(['a'], { timeoutMs: 50, attempts: 1 })).rejects.toThrow('did not answer within 50 ms')
  })

  it.each([
    ['closes the connection', () => server.url],
    ['does not run', () => 'http://127.0.0.1:9'],
  ])('of a server that %s', async (_, url) => {
    server.respondWith((request) => request.socket.destroy())
    const failing = embed(['a'], { attempts: 1 }, { url: url() })
    await expect(failing).rejects.toThrow('the embeddings server cannot be reached')
  })

  it('is none of the server if the caller leaves, also during a pause', async () => {
    server.respondWith(() => undefined)
    const leaving = new AbortController()
    const left = embed(['a'], { signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')

    server.respondWith((_, response) => response.writeHead(500).end())
    const stopping = new AbortController()
    pause.mockImplementationOnce(async (_, signal) => {
      stopping.abort(new Error('stopped'))
      signal.throwIfAborted()
    })
    await expect(embed(['a'], { signal: stopping.signal })).rejects.toThrow('stopped')
  })
})

describe('a response that is not used', () => {
  const one = (embedding: unknown) => ({ data: [{ index: 0, embedding }] })

  it.each([
    ['no JSON', '<html>', 'is not a list of embeddings'],
    ['another document', {}, 'is not a list of embeddings'],
    ['no number', one(['1']), 'is not a list of embeddings'],
    ['null', one([null]), 'is not a list of embeddings'],
    ['too few vectors', { data: [] }, 'has 0 embeddings for 1 texts'],
    ['too many vectors', responseOf([[1], [1]]), 'has 2 embeddings for 1 texts'],
    ['another index', { data: [{ index: 1, embedding: [1] }] }, 'has no embedding with the index 0'],
    ['no dimensions', responseOf([[]]), 'has vectors of 0 dimensions'],
    ['a number that is not finite', responseOf([[Number.NaN, 1]]), 'has a number that is not finite'],
    ['half a number', one('AAAAAAA='), 'ends within a number'],
  ])('%s', async (_, body, problem) => {
    server.respondWith((_request, response) => response.end(typeof body === 'string' ? body : JSON.stringify(body)))
    const failing = embed(['a'])
    await expect(failing).rejects.toBeInstanceOf(EmbeddingsUnavailable)
    await expect(failing).rejects.toThrow(problem)
    expect(server.requests).toHaveLength(1)
  })

  it('has vectors of another dimension', async () => {
    await expect(embed(['a'], {}, { dimensions: 4 })).rejects.toThrow('a vector of 3 dimensions instead of 4')
    server.embedWith((text) => (text === 'a' ? [1] : [1, 0]))
    await expect(embed(['a', 'b'])).rejects.toThrow('a vector of 2 dimensions instead of 1')
  })
})
