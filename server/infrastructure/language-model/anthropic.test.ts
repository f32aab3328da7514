import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type MessagesReply, startMessagesServer } from './testing/messages-server'
import { ask, createTestModel, read, readUntilFailure, textIn } from './testing/test-model'

let server: Awaited<ReturnType<typeof startMessagesServer>> | undefined
afterEach(() => server?.close())

async function open(respond: Parameters<typeof startMessagesServer>[0]) {
  server = await startMessagesServer(respond)
  const options = { provider: 'anthropic', model: 'claude-sonnet-4-5', apiKey: 'key', seesImages: true } as const
  return { requests: server.requests, model: createTestModel(server.url, options).model }
}

const text = (text: string): MessagesReply => ({ content: [{ type: 'text', text }] })

it('text is streamed by the messages API, with the key', async () => {
  const { model, requests } = await open(() => text('Twelve liters.'))
  expect(await read(ask(model))).toEqual([
    { type: 'text', text: 'Twelve liters.' },
    { type: 'end', usage: { inputTokens: 20, outputTokens: 5 }, isCutOff: false },
  ])
  expect(requests[0]).toMatchObject({
    path: '/v1/messages',
    headers: { 'x-api-key': 'key' },
    body: { model: 'claude-sonnet-4-5', stream: true, system: [{ text: 'Answer briefly.' }] },
  })
})

it('a tool is called, and described also where it may no longer be called', async () => {
  const call = { type: 'tool_use', id: 'toolu_1', name: 'search', input: { words: 'oil' } } as const
  const { model, requests } = await open(({ body }) =>
    body.messages.length > 1 ? text('Twelve.') : { content: [call] },
  )
  const tools = [
    { name: 'search', description: '', input: z.object({ words: z.string() }), execute: async () => 'found' },
  ]
  const events = await read(ask(model, { tools, maxSteps: 2 }))
  expect(events).toMatchObject([{ type: 'tools', calls: [{ name: 'search', input: { words: 'oil' } }] }, {}, {}])
  expect(textIn(events)).toBe('Twelve.')
  expect(requests[1]?.body).toMatchObject({
    tool_choice: { type: 'none' },
    tools: [{ name: 'search' }],
    messages: [{}, { content: [call] }, { content: [{ type: 'tool_result', content: 'found' }] }],
  })
})

it('a value is generated as structured output, from a picture, too', async () => {
  const { model, requests } = await open(() => text('{"liters": 12}'))
  const png = Buffer.from('iVBORw0KGgo=', 'base64')
  const { value, usage } = await model.generate({
    instructions: 'Extract what is filled.',
    messages: [{ role: 'user', text: 'How much?', images: [png] }],
    signal: new AbortController().signal,
    schema: z.object({ liters: z.number() }),
  })
  expect([value, usage]).toEqual([{ liters: 12 }, { inputTokens: 20, outputTokens: 5 }])
  expect(requests[0]?.body).toMatchObject({
    output_config: { format: { type: 'json_schema' } },
    messages: [{ content: [{ type: 'text' }, { type: 'image', source: { media_type: 'image/png' } }] }],
  })
})

it.each([
  ['an error before the text', { content: [], error: 'overloaded_error' }, 'overloaded'],
  ['an end before it is said to be one', { ...text('Twelve'), stopReason: null }, 'broken-off'],
  ['a refusal', { ...text('I'), stopReason: 'refusal' }, 'refused'],
])('%s is a failure', async (_, reply: MessagesReply, kind) => {
  const { model } = await open(() => reply)
  expect((await readUntilFailure(ask(model))).failure).toMatchObject({ kind })
})
