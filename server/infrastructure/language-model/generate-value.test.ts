import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { GenerateRequest, ModelUsage } from './language-model'
import { type ModelTestServer, type Reply, startModelServer } from './testing/model-server'
import { createTestModel } from './testing/test-model'

let server: ModelTestServer
beforeAll(async () => {
  server = await startModelServer(() => ({}))
})
afterAll(() => server.close())

const schema = z.object({ part: z.string(), liters: z.number().nullable() })
const value = { part: 'engine', liters: 12 }
const request: GenerateRequest<z.infer<typeof schema>> = {
  instructions: 'Extract what is filled.',
  messages: [{ role: 'user', text: 'The engine takes 12 liters.' }],
  signal: new AbortController().signal,
  schema,
}
const inTurn =
  (...replies: Reply[]) =>
  (_: unknown, attempt: number) =>
    replies[attempt - 1] ?? { status: 500 }

const model = () => createTestModel(server.url).model

describe('a value', () => {
  it('is asked for as structured output by its schema, and read with what it used', async () => {
    server.respondWith(() => ({ json: value, usage: { prompt_tokens: 30, completion_tokens: 9 } }))
    expect(await model().generate(request)).toEqual({ value, usage: { inputTokens: 30, outputTokens: 9 } })
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      instructions: request.instructions,
      question: 'The engine takes 12 liters.',
      body: { model: 'scripted', response_format: { type: 'json_schema', json_schema: { strict: true } } },
    })
    expect(server.requests[0]?.body.response_format?.json_schema?.schema).toMatchObject({
      properties: { part: { type: 'string' } },
      required: ['part', 'liters'],
      additionalProperties: false,
    })
  })

  it('is read between words, and after thoughts that the server leaves in the text', async () => {
    const thought = '<think>Perhaps {"part": "gearbox", "liters": 3}?</think>'
    server.respondWith(() => ({ text: `${thought}Here: \`\`\`json\n${JSON.stringify(value)}\n\`\`\`` }))
    expect((await model().generate(request)).value).toEqual(value)
  })

  it.each([
    ['no JSON', { text: 'Twelve liters.' }, 'it contains no JSON object'],
    ['what does not fit', { json: { part: 'engine' } }, 'liters: Invalid input'],
    ['nothing', {}, 'it contains no JSON object'],
    ['what is cut off', { text: '{"part": "eng', finishReason: 'length' }, 'its JSON object does not end'],
  ])('is asked for once more, with the reason, after %s', async (_, first: Reply, reason) => {
    server.respondWith(inTurn(first, { json: value }))
    const { value: corrected, usage } = await model().generate(request)
    expect(corrected).toEqual(value)
    expect(usage.inputTokens).toBe(20)
    const [, again] = server.requests
    expect(again?.question).toContain(reason)
    expect(again?.question).toContain('"additionalProperties":false')
    expect(again?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  })

  it('that does not fit twice is garbled; both attempts count', async () => {
    const used: ModelUsage[] = []
    server.respondWith(() => ({ json: { part: 1 }, usage: { prompt_tokens: 30, completion_tokens: 9 } }))
    const failing = model().generate({ ...request, onUsage: (usage) => used.push(usage) })
    await expect(failing).rejects.toMatchObject({ kind: 'garbled', message: expect.stringContaining('part: ') })
    expect(used).toEqual([
      { inputTokens: 30, outputTokens: 9 },
      { inputTokens: 30, outputTokens: 9 },
    ])
  })

  it('is estimated to have used a token for four characters where nothing is reported', async () => {
    server.respondWith(() => ({ json: value, usage: null }))
    const { usage } = await model().generate(request)
    expect(usage).toEqual({ inputTokens: 6 + 7, outputTokens: Math.ceil(JSON.stringify(value).length / 4) })
  })

  it('may be nothing that a tool is called for', async () => {
    server.respondWith(() => ({ calls: [{ name: 'search', input: {} }] }))
    await expect(model().generate(request)).rejects.toMatchObject({ kind: 'garbled' })
  })
})

describe('an endpoint that refuses structured output', () => {
  it.each([400, 404, 415, 422, 501])('with %i is asked for plain JSON, at once from then on', async (status) => {
    server.respondWith(({ asksForJson }) => (asksForJson ? { status } : { text: `Sure: ${JSON.stringify(value)}` }))
    const asked = model()
    expect((await asked.generate(request)).value).toEqual(value)
    expect(server.requests[1]?.instructions).toContain('"required":["part","liters"]')
    await asked.generate(request)
    expect(server.requests.map(({ asksForJson }) => asksForJson)).toEqual([true, false, false])
  })

  it('and plain JSON as well is asked for structured output again', async () => {
    server.respondWith(inTurn({ status: 400 }, { status: 400 }, { json: value }))
    const asked = model()
    await expect(asked.generate(request)).rejects.toMatchObject({ kind: 'refused' })
    expect((await asked.generate(request)).value).toEqual(value)
    expect(server.requests.map(({ asksForJson }) => asksForJson)).toEqual([true, false, true])
  })

  it.each([
    [401, 'unauthorized'],
    [413, 'too-long'],
    [403, 'unauthorized'],
  ])('is no endpoint that answers %i', async (status, kind) => {
    server.respondWith(() => ({ status }))
    await expect(model().generate(request)).rejects.toMatchObject({ kind })
    expect(server.requests).toHaveLength(1)
  })

  it('is none that finds the request too long', async () => {
    const body = JSON.stringify({ error: { message: 'maximum context length is 4096 tokens' } })
    server.respondWith(() => ({ status: 400, body }))
    await expect(model().generate(request)).rejects.toMatchObject({ kind: 'too-long' })
    expect(server.requests).toHaveLength(1)
  })
})

describe('pictures', () => {
  const png = Buffer.from('iVBORw0KGgo=', 'base64')
  const withPicture = { ...request, messages: [{ role: 'user' as const, text: 'What is this?', images: [png] }] }

  it('are sent to a model that sees them', async () => {
    server.respondWith(() => ({ json: value, usage: null }))
    const { usage } = await createTestModel(server.url, { seesImages: true }).model.generate(withPicture)
    expect(server.requests[0]).toMatchObject({
      question: 'What is this?',
      images: [`data:image/png;base64,${png.toString('base64')}`],
    })
    expect(usage.inputTokens).toBe(1000 + 6 + 4)
  })

  it('are left out for one that does not', async () => {
    server.respondWith(() => ({ json: value }))
    await model().generate(withPicture)
    expect(server.requests[0]).toMatchObject({ question: 'What is this?', images: [] })
  })

  it('that the endpoint refuses are a request that is refused', async () => {
    server.respondWith(({ images }) => (images.length > 0 ? { status: 400 } : { json: value }))
    const failing = createTestModel(server.url, { seesImages: true }).model.generate(withPicture)
    await expect(failing).rejects.toMatchObject({ kind: 'refused', status: 400 })
  })
})
