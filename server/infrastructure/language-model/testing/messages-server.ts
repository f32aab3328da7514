import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Block = { type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; input: unknown }

interface MessagesRequest {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: { stream?: boolean; messages: { role: string; content: unknown }[]; [name: string]: unknown }
}

export interface MessagesReply {
  content: Block[]
  /** By default what the content means; null for a stream that ends before. */
  stopReason?: string | null
  /** Instead of the content: an event that reports an error. */
  error?: string
}

/** A local server with as much of Anthropic's messages API, whole and streamed, as our tests need. */
export async function startMessagesServer(respond: (request: MessagesRequest) => MessagesReply) {
  const requests: MessagesRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const received = { path: request.url, headers: request.headers, body }
    requests.push(received)
    const reply = respond(received)
    if (body.stream) sendStream(response, reply)
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(messageOf(reply)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const stopReasonOf = ({ content, stopReason }: MessagesReply) =>
  stopReason === undefined ? (content.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn') : stopReason

const messageOf = (reply: MessagesReply) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude',
  content: reply.content,
  stop_reason: stopReasonOf(reply),
  stop_sequence: null,
  usage: { input_tokens: 20, output_tokens: 5 },
})

function sendStream(response: ServerResponse, reply: MessagesReply): void {
  response.setHeader('content-type', 'text/event-stream')
  const send = (type: string, rest: object = {}) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`)
  send('message_start', { message: { ...messageOf(reply), content: [], stop_reason: null } })
  if (reply.error) send('error', { error: { type: reply.error, message: 'scripted' } })
  for (const [index, block] of reply.content.entries()) {
    const [empty, delta] =
      block.type === 'text'
        ? [
            { ...block, text: '' },
            { type: 'text_delta', text: block.text },
          ]
        : [
            { ...block, input: {} },
            { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
          ]
    send('content_block_start', { index, content_block: empty })
    send('content_block_delta', { index, delta })
    send('content_block_stop', { index })
  }
  const stopReason = stopReasonOf(reply)
  if (stopReason !== null) {
    send('message_delta', { delta: { stop_reason: stopReason, stop_sequence: null }, usage: { output_tokens: 5 } })
    send('message_stop')
  }
  response.end()
}
