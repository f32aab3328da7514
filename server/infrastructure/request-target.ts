import { EventEmitter } from 'node:events'
import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'

export interface Refusal {
  status: number
  headers: Record<string, string | number>
  body: string
}

/** How long a refused client may keep sending before its connection is closed; closing it at once could lose the answer. */
const LINGER_MS = 2000

/** The events of a server that bring a request, and after it what answers: a response, or a connection without one. */
const requestEvents = new Set<string | symbol>(['request', 'checkContinue', 'checkExpectation', 'upgrade'])

/**
 * Whether a request names a path of this server, with or without a query (RFC 9112, section 3.2.1). Other forms name a
 * server as well, and what resolves them against an address of its own would go there: `http://host/`, `//host/`, and
 * `/\host/`, which is the same to the readers of addresses.
 */
const isPath = (target: string): boolean => /^\/(?![/\\])[^\\?#\s]*(?:\?[^#\s]*)?$/.test(target)

/** Whether a server answers such a request; `OPTIONS *` asks about the server as a whole. */
export const isAllowedTarget = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  isPath(url) || (method === 'OPTIONS' && url === '*')

/**
 * Has a server refuse every request whose target is no path, before anything else reads it: also those for a tunnel and
 * for another protocol.
 */
export function refuseOtherTargets(server: Server, refusalFor: (request: IncomingMessage) => Refusal): void {
  // Whatever a tunnel would lead to; without a listener, its connection is closed without an answer.
  server.on('connect', (request, socket) => socket instanceof Socket && refuse(socket, refusalFor(request)))
  const emit = EventEmitter.prototype.emit.bind(server)
  server.emit = (event: string | symbol, ...given: unknown[]) => {
    const [request, answerer] = given
    const isRefused = requestEvents.has(event) && isRequest(request) && !isAllowedTarget(request)
    if (!isRefused) return emit(event, ...given)
    if (answerer instanceof ServerResponse || answerer instanceof Socket) refuse(answerer, refusalFor(request))
    return true
  }
}

const isRequest = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value

/** Answers a request, or a connection whose request has no response, and closes the connection. */
export function refuse(answerer: ServerResponse | Socket, { status, headers, body }: Refusal): void {
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
  if (answerer instanceof ServerResponse) {
    answerer.writeHead(status, all).end(body)
    if (answerer.socket) closeAfterAnswer(answerer.socket)
    return
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  answerer.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  closeAfterAnswer(answerer)
}

/** Discards what the client still sends, so that it can read the answer, and then closes the connection. */
function closeAfterAnswer(socket: Socket): void {
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}
