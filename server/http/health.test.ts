import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLiveness } from '../infrastructure/liveness/liveness'
import { createLogger } from '../infrastructure/logging/logger'
import { createServer } from './create-server'
import { serveHealth } from './health'

let app: FastifyInstance
beforeEach(async () => {
  app = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
})
afterEach(() => app.close())

const well = { checkDatabase: async () => undefined, stalled: () => [], findFullStore: async () => undefined }
const get = async (url: string) => {
  const answer = await app.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}

describe('/readyz', () => {
  it.each([
    ['refuses', () => Promise.reject(new Error('gone'))],
    ['does not answer', () => new Promise(() => undefined)],
  ])('fails when the database %s, but /healthz does not', async (_, checkDatabase) => {
    serveHealth(app, { ...well, checkDatabase, databaseTimeoutMs: 1 })
    expect(await get('/readyz')).toMatchObject({ status: 503, body: { code: 'database_unavailable' } })
    expect(await get('/healthz')).toMatchObject({ status: 200 })
  })

  it.each(['database', 'files'] as const)('fails while there is no space: %s', async (store) => {
    let full: typeof store | undefined = store
    serveHealth(app, { ...well, findFullStore: async () => full })
    expect(await get('/readyz')).toMatchObject({ status: 503, body: { code: `${store}_full` } })
    full = undefined
    expect(await get('/readyz')).toMatchObject({ status: 200 })
  })

  it('fails while something makes no progress, and names it', async () => {
    let isAlive = false
    const liveness = createLiveness()
    liveness.watch('jobs: payments', () => isAlive)
    liveness.watch('jobs: scans', () => true)
    serveHealth(app, { ...well, stalled: liveness.stalled })
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      body: { code: 'no_progress', detail: 'No progress is being made by: jobs: payments.' },
    })
    isAlive = true
    expect(await get('/readyz')).toMatchObject({ status: 200 })
  })
  it('reports the language model without failing because of it', async () => {
    const at = new Date('2026-11-30T12:00:00Z')
    const health = () => ({
      state: 'resting' as const,
      lastSuccessAt: null,
      lastFailure: { at, kind: 'timeout' as const },
    })
    serveHealth(app, { ...well, model: { name: 'qwen3', provider: 'openai-compatible', health } })
    expect(await get('/readyz')).toMatchObject({
      status: 200,
      body: {
        model: {
          name: 'qwen3',
          provider: 'openai-compatible',
          state: 'resting',
          last_failure: { at: '2026-11-30T12:00:00.000Z', kind: 'timeout' },
        },
      },
    })
  })
})
