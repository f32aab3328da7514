import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { preferredLanguage } from '../domain/text'
import { currentRequester } from '../infrastructure/current-requester'
import type { CallTurns } from '../infrastructure/load/call-turns'
import { Problem } from './problem'
import { memberOf, ownerOf } from './request-owner'
import type { ReceivedForm } from './uploads'

interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string | number>
}

/** Untyped `Handlers`, for the code that treats all operations alike. */
export type AnyHandlers = Record<string, (request: never) => Promise<Reply>>

/** `page_size` is another name for `limit` and overrides it. */
const withLimit = (query: unknown) =>
  typeof query === 'object' && query && 'page_size' in query ? { ...query, limit: query.page_size } : query

/** It is passed on to others, so that nothing else is. */
const changeId = z.uuid().optional().catch(undefined)

interface Served {
  handler: AnyHandlers[string]
  readForm?: ((request: FastifyRequest) => Promise<ReceivedForm>) | undefined
  turns: CallTurns
  /** What the request costs; zero if it takes no turn. */
  loadOf: (request: FastifyRequest) => number
  /** Called with each reply before it is sent. */
  onReply: (request: FastifyRequest, body: unknown) => void
  /** Whether its reply is a whole table. */
  sendsTable: boolean
}

/** Calls the handler of an operation with its validated input, in its turn, and sends its reply. */
export async function respond(
  { handler, readForm, turns, loadOf, onReply, sendsTable }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = await readForm?.(request)
  const disconnected = new AbortController()
  // An answer that was sent whole closes as well.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort()
  })
  // It may have left while the form was read.
  if (reply.raw.destroyed) disconnected.abort()
  const input = {
    path: request.params,
    query: withLimit(request.query),
    body: form ? form.body : request.body,
    caller: request.caller,
    proof: request.proof,
    headers: request.headers,
    language: preferredLanguage(request.headers['accept-language']),
    address: request.ip,
    signal: disconnected.signal,
  }
  const requester = {
    owner: ownerOf(request),
    member: memberOf(request),
    signal: disconnected.signal,
    changeId: changeId.parse(request.headers['x-change-id']),
  }
  async function answer(): Promise<void> {
    // Validation against the document has established that the input has the handler's type.
    const { status, body, headers = {} } = await currentRequester.run(requester, () => handler(input as never))
    // A file has a language of its own, and a replayed reply that of its first attempt.
    const isWrittenNow = body !== undefined && !headers['content-type'] && !headers['idempotency-replayed']
    onReply(request, body)
    // Writes JSON at once.
    reply
      .code(status)
      .headers(isWrittenNow ? { ...headers, 'content-language': input.language } : headers)
      .send(body)
    // What is read while it is sent is part of the turn.
    if (body instanceof Readable) await finished(body).catch(() => undefined)
  }
  const inTurn = () => {
    if (sendsTable) return turns.sendTable(requester, answer)
    const load = () => loadOf(request)
    return load() === 0 ? answer() : turns.run({ ...requester, load }, answer)
  }
  await inTurn()
    .catch((error: unknown) => {
      throw disconnected.signal.aborted ? clientDisconnected : error
    })
    .finally(() => form?.file?.discard())
  return reply
}

/** Only for the log: aborting a request whose client has disconnected is not an error. */
const clientDisconnected = new Problem(499, 'client_closed_request', {
  en: 'The client closed the connection before it was answered.',
  es: 'El cliente cerró la conexión antes de recibir la respuesta.',
})
