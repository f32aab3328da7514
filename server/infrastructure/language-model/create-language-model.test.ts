import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ModelTestServer, type Reply, startModelServer } from './testing/model-server'
import { ask, createTestModel, read, readUntilFailure } from './testing/test-model'

let server: ModelTestServer
beforeAll(async () => {
  server = await startModelServer(() => ({}))
})
afterAll(() => server.close())

function setUp(reply: Reply) {
  server.respondWith(() => reply)
  const { model, clock } = createTestModel(server.url)
  return {
    model,
    clock,
    succeed: () => read(ask(model)),
    fail: async () => (await readUntilFailure(ask(model))).failure,
    value: () =>
      model.generate({
        instructions: '',
        messages: [{ role: 'user', text: 'How much oil?' }],
        signal: new AbortController().signal,
        schema: z.object({}),
      }),
  }
}

describe('the health of a model', () => {
  it('is unknown until it is used', () => {
    const { model } = setUp({})
    expect(model.health()).toEqual({ state: 'unused', lastSuccessAt: null, lastFailure: null })
  })

  it('is that of the last request, with the time of both', async () => {
    const { model, clock, succeed, fail } = setUp({ text: 'Twelve.' })
    clock.now = 1000
    await succeed()
    expect(model.health()).toEqual({ state: 'working', lastSuccessAt: new Date(1000), lastFailure: null })

    server.respondWith(() => ({ status: 401 }))
    clock.now = 2000
    await fail()
    expect(model.health()).toEqual({
      state: 'failing',
      lastSuccessAt: new Date(1000),
      lastFailure: { at: new Date(2000), kind: 'unauthorized' },
    })

    server.respondWith(() => ({ text: 'Twelve.' }))
    await succeed()
    expect(model.health()).toMatchObject({ state: 'working', lastFailure: { kind: 'unauthorized' } })
  })

  it('is not that of a caller who leaves', async () => {
    const { model } = setUp({ text: 'Twelve liters.' })
    for await (const _ of ask(model)) break
    await expect(read(ask(model, { signal: AbortSignal.abort(new Error('left')) }))).rejects.toThrow('left')
    expect(model.health().state).toBe('unused')
  })
})

describe('a model that fails three times in a row', () => {
  it.each([
    ['overloaded', { status: 500 }],
    ['unauthorized', { status: 401 }],
    ['unreachable', { diesAfter: 0 }],
    ['broken-off', { text: 'Twelve', finishReason: null }],
  ])('because it is %s rests, until it may be tried again', async (kind, reply: Reply) => {
    const { model, clock, succeed, fail, value } = setUp(reply)
    for (let failures = 0; failures < 3; failures += 1) expect(await fail()).toMatchObject({ kind })
    server.respondWith(() => ({ json: {} }))
    expect(await fail()).toMatchObject({ kind: 'resting', retryAfterMs: 40_000 })
    await expect(value()).rejects.toMatchObject({ kind: 'resting' })
    expect(model.health()).toMatchObject({ state: 'resting', lastFailure: { kind } })
    expect(server.requests).toHaveLength(0)

    clock.now = 40_000
    await succeed()
    expect(model.health().state).toBe('working')
    await value()
  })

  it.each([
    ['refused', { status: 404 }],
    ['too long', { status: 413 }],
    ['garbled', { text: 'Twelve.' }],
  ])('because of requests that are %s does not rest', async (_, reply: Reply) => {
    const { model, value } = setUp(reply)
    for (let failures = 0; failures < 4; failures += 1) await value().catch(() => undefined)
    expect(model.health().state).toBe('failing')
  })

  it('rests as long as it asks for, also after the first time', async () => {
    const { model, clock, fail, succeed } = setUp({ status: 429, headers: { 'retry-after': '90' } })
    expect(await fail()).toMatchObject({ kind: 'overloaded', retryAfterMs: 90_000 })
    clock.now = 89_000
    expect(await fail()).toMatchObject({ kind: 'resting', retryAfterMs: 1000 })
    expect(model.health().state).toBe('resting')
    clock.now = 90_000
    server.respondWith(() => ({ text: 'Twelve.' }))
    await succeed()
  })
})
