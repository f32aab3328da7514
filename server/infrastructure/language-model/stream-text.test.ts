import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ModelTool, ModelUsage } from './language-model'
import { type ModelTestServer, type Reply, startModelServer } from './testing/model-server'
import { type Asking, ask, createTestModel, read, readUntilFailure, textIn } from './testing/test-model'

let server: ModelTestServer
beforeAll(async () => {
  server = await startModelServer(() => ({}))
})
afterAll(() => server.close())

const stream = (more?: Asking) => ask(createTestModel(server.url).model, more)

const search: ModelTool = {
  name: 'search',
  description: 'Searches the manuals.',
  input: z.object({ words: z.string() }),
  execute: async (input) => `found for ${JSON.stringify(input)}`,
}
const tools = [search]
const callOf = (words: string): Reply => ({ calls: [{ name: 'search', input: { words } }] })

describe('text', () => {
  it('is passed on as it is written, piece by piece', async () => {
    const arrivals = new EventEmitter()
    async function* text() {
      const arrived = once(arrivals, 'text')
      yield 'Twelve '
      await arrived
      yield 'liters.'
    }
    server.respondWith(() => ({ text: text(), usage: { prompt_tokens: 30, completion_tokens: 2 } }))
    const events = []
    for await (const event of stream()) {
      events.push(event)
      arrivals.emit('text')
    }
    expect(events).toEqual([
      { type: 'text', text: 'Twelve ' },
      { type: 'text', text: 'liters.' },
      { type: 'end', usage: { inputTokens: 30, outputTokens: 2 }, isCutOff: false },
    ])
    expect(server.requests[0]).toMatchObject({
      instructions: 'Answer briefly.',
      question: 'How much oil?',
      body: { stream: true, stream_options: { include_usage: true } },
    })
  })

  it('that is too long is cut off', async () => {
    server.respondWith(() => ({ text: 'Twelve', finishReason: 'length' }))
    expect((await read(stream())).at(-1)).toMatchObject({ type: 'end', isCutOff: true })
  })

  it('comes without the thoughts that some servers leave in it', async () => {
    server.respondWith(() => ({ text: '<think>Oil, then.</think>Twelve liters.' }))
    expect(textIn(await read(stream()))).toBe('Twelve liters.')
  })

  it('is estimated to have used a token for four characters where nothing is reported', async () => {
    server.respondWith(() => ({ text: 'Twelve liters.', usage: null }))
    expect((await read(stream())).at(-1)).toMatchObject({ usage: { inputTokens: 4 + 4, outputTokens: 2 + 2 } })
  })

  it('that the model refuses to write is refused', async () => {
    server.respondWith(() => ({ text: 'I', finishReason: 'content_filter' }))
    expect(await readUntilFailure(stream())).toMatchObject({ text: 'I', failure: { kind: 'refused' } })
  })
})

describe('tools', () => {
  it('are executed, their results sent as text, and the use of all requests summed', async () => {
    server.respondWith(({ toolResults }) =>
      toolResults.length > 0
        ? { text: 'Twelve.', usage: { prompt_tokens: 50, completion_tokens: 2 } }
        : { ...callOf('oil'), text: 'Let me look.', usage: { prompt_tokens: 30, completion_tokens: 5 } },
    )
    const events = await read(stream({ tools, maxSteps: 3 }))
    expect(textIn(events)).toBe('Let me look.Twelve.')
    expect(events.filter(({ type }) => type !== 'text')).toEqual([
      { type: 'tools', calls: [{ name: 'search', input: { words: 'oil' } }] },
      { type: 'end', usage: { inputTokens: 80, outputTokens: 7 }, isCutOff: false },
    ])
    expect(server.requests[0]?.body.tools).toMatchObject([
      { function: { name: 'search', description: 'Searches the manuals.', parameters: { required: ['words'] } } },
    ])
    expect(server.requests[1]?.toolResults).toEqual(['found for {"words":"oil"}'])
  })

  it('may be called several at once', async () => {
    const calls = [{ name: 'search', input: { words: 'oil' } }, ...(callOf('filter').calls ?? [])]
    server.respondWith((_, attempt) => (attempt === 1 ? { calls } : { text: 'Twelve.' }))
    expect(await read(stream({ tools, maxSteps: 3 }))).toContainEqual({ type: 'tools', calls })
    expect(server.requests[1]?.toolResults).toEqual(['found for {"words":"oil"}', 'found for {"words":"filter"}'])
  })

  it.each([
    ['an unknown tool', { name: 'open_door', input: {} }, /unavailable tool 'open_door'.*search/],
    ['a wrong input', { name: 'search', input: { word: 'oil' } }, /Invalid input for tool search.*words/s],
    ['an input that is no JSON', { name: 'search', input: '{"words": "o' }, /Invalid input for tool search/],
    ['no input', { name: 'search', input: '' }, /Invalid input for tool search/],
  ])('the model is told of %s', async (_, call, told) => {
    const execute = vi.fn(search.execute)
    server.respondWith((_request, attempt) => (attempt === 1 ? { calls: [call] } : { text: 'Twelve.' }))
    const events = await read(stream({ tools: [{ ...search, execute }], maxSteps: 3 }))
    expect(textIn(events)).toBe('Twelve.')
    expect(execute).not.toHaveBeenCalled()
    expect(server.requests[1]?.toolResults).toEqual([expect.stringMatching(told)])
    // An input that is no object is refused by some servers.
    const [sent] = server.requests[1]?.body.messages.find(({ role }) => role === 'assistant')?.tool_calls ?? []
    expect(JSON.parse(sent?.function.arguments ?? '')).toBeTypeOf('object')
  })

  it('end the stream with what they throw, of which the model is told nothing', async () => {
    server.respondWith(() => callOf('oil'))
    const execute = () => Promise.reject(new Error('the database is lost'))
    const failing = read(stream({ tools: [{ ...search, execute }], maxSteps: 3 }))
    await expect(failing).rejects.toThrow(new Error('the database is lost'))
    expect(server.requests).toHaveLength(1)
  })

  it('are called in as many requests as allowed; in the last one they are described, but may not be called', async () => {
    server.respondWith(({ body }) => (body.tool_choice === 'none' ? { text: 'Twelve.' } : callOf('oil')))
    const events = await read(stream({ tools, maxSteps: 3 }))
    expect(events.map(({ type }) => type)).toEqual(['tools', 'tools', 'text', 'end'])
    expect(server.requests.map(({ body }) => [body.tool_choice, body.tools?.length])).toEqual([
      ['auto', 1],
      ['auto', 1],
      ['none', 1],
    ])
    expect(server.requests[2]?.instructions).toMatch(/^Answer briefly\.\n\nCall no further tool/)
  })

  it('that the model calls without end are garbled', async () => {
    const execute = vi.fn(search.execute)
    server.respondWith(() => callOf('oil'))
    const { failure } = await readUntilFailure(stream({ tools: [{ ...search, execute }], maxSteps: 3 }))
    expect(failure).toMatchObject({ kind: 'garbled' })
    expect([server.requests.length, execute.mock.calls.length]).toEqual([3, 2])
  })

  it('that are not called to the end are not executed', async () => {
    const execute = vi.fn(search.execute)
    server.respondWith(() => ({ ...callOf('oil'), finishReason: 'length' }))
    const { failure } = await readUntilFailure(stream({ tools: [{ ...search, execute }], maxSteps: 3 }))
    expect(failure).toMatchObject({ kind: 'broken-off' })
    expect(execute).not.toHaveBeenCalled()
  })

  it('have a signal that ends with the request', async () => {
    const leaving = new AbortController()
    const ended = vi.fn()
    server.respondWith(() => callOf('oil'))
    const execute: ModelTool['execute'] = async (_, signal) => {
      signal.addEventListener('abort', ended)
      leaving.abort(new Error('left'))
      return 'found'
    }
    const failing = read(stream({ tools: [{ ...search, execute }], maxSteps: 3, signal: leaving.signal }))
    await expect(failing).rejects.toThrow(new Error('left'))
    expect(ended).toHaveBeenCalledOnce()
  })
})

describe('a stream that breaks off', () => {
  it.each([
    ['dies in the middle of a sentence', { diesAfter: 2 }],
    ['ends without saying why', { finishReason: null }],
  ])('because it %s fails after what has arrived', async (_, weather: Reply) => {
    server.respondWith(() => ({ text: 'Twelve liters of oil.', ...weather }))
    const { text, failure } = await readUntilFailure(stream())
    expect(text).toMatch(/^Twelve liters/)
    expect(failure).toMatchObject({ name: 'ModelFailure', kind: 'broken-off' })
    expect(server.requests).toHaveLength(1)
  })

  it('counts what it has used, if only by an estimate', async () => {
    const used: ModelUsage[] = []
    server.respondWith(() => ({ text: 'Twelve liters of oil.', diesAfter: 2 }))
    await readUntilFailure(stream({ onUsage: (usage) => used.push(usage) }))
    expect(used).toEqual([{ inputTokens: 4 + 4, outputTokens: 2 + 2 }])
  })

  it('in a later step has used the earlier ones, too', async () => {
    const used: ModelUsage[] = []
    server.respondWith((_, attempt) =>
      attempt === 1 ? { ...callOf('oil'), usage: { prompt_tokens: 30, completion_tokens: 5 } } : { status: 401 },
    )
    const { failure } = await readUntilFailure(stream({ tools, maxSteps: 3, onUsage: (usage) => used.push(usage) }))
    expect(failure).toMatchObject({ kind: 'unauthorized' })
    expect(used).toEqual([{ inputTokens: 30, outputTokens: 5 }])
  })

  it.each([
    ['{"error": {"message": "out of memory"}}', 'broken-off'],
    ['{"error": {"message": "maximum context length is 4096 tokens"}}', 'too-long'],
    ['{"error": {"message": "busy", "type": "overloaded_error"}}', 'overloaded'],
    ['{"choices": 1}', 'garbled'],
    ['{"choices": [', 'garbled'],
  ])('with the event %s is %s', async (event, kind) => {
    server.respondWith(() => ({ body: `data: ${event}\n\n`, headers: { 'content-type': 'text/event-stream' } }))
    expect((await readUntilFailure(stream())).failure).toMatchObject({ kind })
  })

  it.each([
    ['an empty one', ''],
    ['JSON', '{"choices": []}'],
  ])('or is no stream of events, but %s, is broken off', async (_, body) => {
    server.respondWith(() => ({ body }))
    expect((await readUntilFailure(stream())).failure).toMatchObject({ kind: 'broken-off' })
  })
})

describe('a stream that is no longer read', () => {
  const endless = () => {
    async function* text() {
      yield 'Twelve '
      await new Promise(() => undefined)
    }
    return { text: text() }
  }

  it('ends upstream at once if the signal is aborted, with its reason', async () => {
    server.respondWith(endless)
    const used: ModelUsage[] = []
    const leaving = new AbortController()
    const failing = (async () => {
      for await (const _ of stream({ signal: leaving.signal, onUsage: (usage) => used.push(usage) })) {
        leaving.abort(new Error('left'))
      }
    })()
    await expect(failing).rejects.toThrow(new Error('left'))
    expect(await server.requests[0]?.ended).toBe('disconnected')
    expect(used).toEqual([{ inputTokens: 8, outputTokens: 2 }])
  })

  it('ends upstream if its reader leaves', async () => {
    server.respondWith(endless)
    for await (const _ of stream()) break
    expect(await server.requests[0]?.ended).toBe('disconnected')
  })

  it('is not requested if the signal is aborted before', async () => {
    server.respondWith(endless)
    await expect(read(stream({ signal: AbortSignal.abort(new Error('left')) }))).rejects.toThrow(new Error('left'))
    expect(server.requests).toHaveLength(0)
  })
})
