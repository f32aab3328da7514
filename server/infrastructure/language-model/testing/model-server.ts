import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the model, as it arrived and in short. */
export interface ModelServerRequest {
  path: string
  headers: IncomingHttpHeaders
  body: ChatBody
  /** What the system's message says. */
  instructions: string
  /** The last message of the user. */
  question: string
  /** The addresses (`data:`) of its pictures. */
  images: string[]
  /** What tools have answered since. */
  toolResults: string[]
  /** Whether structured output is asked for. */
  asksForJson: boolean
  /** How the reply ended: also `disconnected` if the client left before its end. */
  ended: Promise<'complete' | 'disconnected' | 'died'>
}

/** What the model replies; everything is optional and may be combined. */
export interface Reply {
  /** Word by word to a client that asks for a stream. An iterable decides itself when each piece is sent. */
  text?: string | AsyncIterable<string>
  /** As text. */
  json?: unknown
  /** Calls of tools after the text; an input that is a string is sent as it is. */
  calls?: readonly { name: string; input: unknown }[]
  /** `length` for text that is cut off; null for none at all. By default what the reply contains. */
  finishReason?: string | null
  /** By default the number of words; null if none is reported. */
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  /** Is waited for before the first byte. */
  after?: Promise<unknown>
  /** After how many pieces of text the connection is destroyed; 0 for before the first byte. */
  diesAfter?: number
  /** Refuses the request, with an error as body. */
  status?: number
  headers?: Record<string, string>
  /** Instead of all of the above: a body as it is, such as HTML or garbled JSON. */
  body?: string
}

/** @param attempt counts the requests since the script was set, from 1 */
export type Script = (request: ModelServerRequest, attempt: number) => Reply | Promise<Reply>

interface ContentPart {
  type: string
  text?: string
  image_url?: { url: string }
}

interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string | ContentPart[] | null
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}

interface ChatBody {
  model: string
  messages: ChatMessage[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  tools?: { function: { name: string; description?: string; parameters: unknown } }[]
  tool_choice?: string
  response_format?: { type: string; json_schema?: { schema: unknown } }
}

/**
 * A local server that speaks OpenAI's chat completions protocol, whole and streamed, with replies made by the test:
 *
 *     const server = await startModelServer(({ question }) => ({ text: `You asked: ${question}` }))
 *     const settings = { LLM_URL: server.url, LLM_MODEL: 'scripted' }
 *     server.respondWith((_, attempt) => (attempt === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { text: 'Hello' }))
 */
export async function startModelServer(script: Script) {
  const requests: ModelServerRequest[] = []
  let respond = script
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: ChatBody = JSON.parse(Buffer.concat(chunks).toString())
    const received = describeRequest(body, {
      path: request.url ?? '',
      headers: request.headers,
      ended: endOf(response),
    })
    requests.push(received)
    await send(response, body, await respond(received, requests.length))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Those since the script was set. */
    requests,
    respondWith(next: Script) {
      respond = next
      requests.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type ModelTestServer = Awaited<ReturnType<typeof startModelServer>>

const textOf = (content: ChatMessage['content'] = ''): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

function describeRequest(
  body: ChatBody,
  wire: Pick<ModelServerRequest, 'path' | 'headers' | 'ended'>,
): ModelServerRequest {
  const last = body.messages.findLastIndex(({ role }) => role === 'user')
  const content = body.messages[last]?.content
  return {
    ...wire,
    body,
    instructions: textOf(body.messages.find(({ role }) => role === 'system')?.content),
    question: textOf(content),
    images: Array.isArray(content) ? content.flatMap(({ image_url }) => image_url?.url ?? []) : [],
    toolResults: body.messages.slice(last).flatMap((one) => (one.role === 'tool' ? textOf(one.content) : [])),
    asksForJson: body.response_format?.type === 'json_schema',
  }
}

const deaths = new WeakSet<ServerResponse>()

const endOf = (response: ServerResponse): ModelServerRequest['ended'] =>
  new Promise((resolve) => {
    response.on('close', () => {
      resolve(response.writableFinished ? 'complete' : deaths.has(response) ? 'died' : 'disconnected')
    })
  })

function die(response: ServerResponse): void {
  deaths.add(response)
  response.destroy()
}

async function send(response: ServerResponse, body: ChatBody, reply: Reply): Promise<void> {
  await reply.after
  if (reply.diesAfter === 0) return die(response)
  const { status = 200, headers } = reply
  if (reply.body !== undefined) return void response.writeHead(status, headers).end(reply.body)
  if (status !== 200) {
    const error = JSON.stringify({ error: { message: 'scripted refusal' } })
    return void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(error)
  }
  await (body.stream ? sendStream(response, body, reply) : sendWhole(response, reply))
}

const callsOf = ({ calls = [] }: Reply) =>
  calls.map(({ name, input }, index) => ({
    index,
    id: `call_${index}_${name}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }))

const finishOf = ({ finishReason, calls }: Reply) =>
  finishReason === undefined ? (calls?.length ? 'tool_calls' : 'stop') : finishReason

const usageOf = ({ usage }: Reply, pieces: number) =>
  usage === undefined ? { prompt_tokens: 10, completion_tokens: pieces } : usage

async function* piecesOf({ text = '', json }: Reply): AsyncIterable<string> {
  if (json !== undefined) yield JSON.stringify(json)
  else if (typeof text === 'string') yield* text.match(/\s*\S+\s*/g) ?? []
  else yield* text
}

async function sendWhole(response: ServerResponse, reply: Reply): Promise<void> {
  const pieces: string[] = []
  for await (const piece of piecesOf(reply)) pieces.push(piece)
  const calls = callsOf(reply)
  const message = {
    role: 'assistant',
    content: pieces.length > 0 ? pieces.join('') : null,
    ...(calls.length > 0 && { tool_calls: calls }),
  }
  const text = JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finishOf(reply) }],
    usage: usageOf(reply, pieces.length),
  })
  response.writeHead(200, { 'content-type': 'application/json', ...reply.headers })
  if (reply.diesAfter === undefined) response.end(text)
  else response.write(text.slice(0, text.length / 2), () => die(response))
}

async function sendStream(response: ServerResponse, body: ChatBody, reply: Reply): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...reply.headers })
  const write = (data: string) =>
    new Promise<void>((resolve) => {
      response.write(`data: ${data}\n\n`, () => resolve())
    })
  const chunk = (rest: object) => write(JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', ...rest }))
  const delta = (delta: object, finishReason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: finishReason }] })

  let pieces = 0
  for await (const content of piecesOf(reply)) {
    if (response.destroyed) return
    await delta(pieces === 0 ? { role: 'assistant', content } : { content })
    pieces += 1
    if (pieces === reply.diesAfter) return die(response)
  }
  for (const call of callsOf(reply)) {
    // As real servers do, the name first and what it is called with in pieces.
    const { name, arguments: text } = call.function
    await delta({ tool_calls: [{ ...call, function: { name, arguments: '' } }] })
    for (const part of [text.slice(0, 5), text.slice(5)]) {
      await delta({ tool_calls: [{ index: call.index, function: { arguments: part } }] })
    }
  }
  const finishReason = finishOf(reply)
  if (finishReason !== null) await delta({}, finishReason)
  const usage = usageOf(reply, pieces)
  if (usage && body.stream_options?.include_usage) await chunk({ choices: [], usage })
  await write('[DONE]')
  response.end()
}
