import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type ModelServerRequest, type Reply, startModelServer } from './model-server'

/** What a model replied to a request, which is known by its hash. */
interface Recorded {
  key: string
  reply: Pick<Reply, 'text' | 'calls' | 'finishReason' | 'usage'>
}

interface Options {
  /** One recorded reply a line. */
  file: string
  /** Another such file, from which the replies are taken over that are asked for. */
  earlier?: string | undefined
  /** Base of the API that is asked for what is not recorded yet, and recorded then. Without one, such a request is refused. */
  upstream?: string | undefined
}

/** A model server that replays recorded replies. The same request has the same reply; another one has none. */
export function startCassette({ file, earlier, upstream }: Options) {
  const replies = readReplies(file)
  const earlierReplies = earlier === undefined ? undefined : readReplies(earlier)
  return startModelServer(async (request) => {
    const key = keyOf(request)
    const known = replies.get(key)
    if (known) return known
    const taken = earlierReplies?.get(key)
    if (taken) return keep(key, taken)
    if (upstream === undefined)
      return { status: 404, body: JSON.stringify({ error: { message: `nothing is recorded for ${key}` } }) }
    return keep(key, await askUpstream(upstream, request))
  })

  function keep(key: string, reply: Recorded['reply']) {
    replies.set(key, reply)
    appendFileSync(file, `${JSON.stringify({ key, reply } satisfies Recorded)}\n`)
    return reply
  }
}

function readReplies(file: string): Map<string, Recorded['reply']> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(
    lines.map((line) => {
      const { key, reply }: Recorded = JSON.parse(line)
      return [key, reply]
    }),
  )
}

const keyOf = ({ body: { messages, tools, tool_choice, response_format } }: ModelServerRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([messages, tools, tool_choice, response_format]))
    .digest('hex')
    .slice(0, 16)

async function askUpstream(upstream: string, { body }: ModelServerRequest): Promise<Recorded['reply']> {
  const { stream_options: _, ...whole } = { ...body, stream: false }
  const response = await fetch(`${upstream}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(whole),
  })
  if (!response.ok) throw new Error(`the model answered ${response.status}`)
  const { choices, usage } = await response.json()
  const [{ message, finish_reason: finishReason }] = choices
  const calls = message.tool_calls?.map((call: { function: { name: string; arguments: string } }) => ({
    name: call.function.name,
    input: call.function.arguments,
  }))
  return { text: message.content ?? '', ...(calls && { calls }), finishReason, usage: usage ?? null }
}
