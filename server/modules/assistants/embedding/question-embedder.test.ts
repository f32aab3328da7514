import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddingsClient } from '../../../infrastructure/embeddings/embeddings-client'
import {
  type EmbeddingsTestServer,
  startEmbeddingsServer,
} from '../../../infrastructure/embeddings/testing/embeddings-server'
import { createQuestionEmbedder, type QuestionEmbedder } from './question-embedder'

let server: EmbeddingsTestServer
beforeAll(async () => {
  server = await startEmbeddingsServer(() => [0, 1])
})
afterAll(() => server.close())

const logger = { warn: vi.fn() }
let embedQuestion: QuestionEmbedder
const create = (timeoutMs: number) =>
  createQuestionEmbedder({ client: createEmbeddingsClient({ url: server.url, model: 'small' }), logger, timeoutMs })
beforeEach(() => {
  server.embedWith()
  logger.warn.mockClear()
  embedQuestion = create(10_000)
})
const { signal } = new AbortController()

describe('a question', () => {
  it('is embedded', async () => {
    expect(await embedQuestion('rev counter', signal)).toEqual(Float32Array.of(0, 1))
    expect(server.texts()).toEqual(['rev counter'])
  })

  it.each([429, 500, 401, 413])('is answered without a vector if the server answers %i', async (status) => {
    server.respondWith((_, response) => response.writeHead(status).end())
    expect(await embedQuestion('rev counter', signal)).toBeUndefined()
    expect([server.requests.length, logger.warn.mock.calls.length]).toEqual([1, 1])
  })

  it('waits only briefly, and no longer at all after three failures', async () => {
    server.respondWith(() => undefined)
    embedQuestion = create(50)
    for (let question = 0; question < 5; question += 1) {
      expect(await embedQuestion('rev counter', signal)).toBeUndefined()
    }
    expect([server.requests.length, logger.warn.mock.calls.length]).toEqual([3, 3])
  })

  it('is not answered any more if nobody waits for it', async () => {
    server.respondWith(() => undefined)
    const leaving = new AbortController()
    const left = embedQuestion('rev counter', leaving.signal)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(logger.warn).not.toHaveBeenCalled()
  })
})
