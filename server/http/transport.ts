import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { languageOf, preferredLocale } from '../domain/locale'
import type { Logger } from '../infrastructure/logging/logger'
import { isAllowedTarget, refuse, refuseOtherTargets } from '../infrastructure/request-target'
import { Problem } from './problem'

const MAX_ADDRESS_LENGTH = 8192
const MAX_HEADER_BYTES = 16_384
const HEADERS_TIMEOUT_MS = 20_000

/** Options of Node's HTTP parser. It does not check the Host header, so that its absence is answered with problem details. */
export const parserOptions = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requireHostHeader: false,
} as const

const uriTooLong = () =>
  new Problem(414, 'uri_too_long', {
    en: `The address is longer than ${MAX_ADDRESS_LENGTH} characters.`,
    es: `La dirección tiene más de ${MAX_ADDRESS_LENGTH} caracteres.`,
  })

const otherTarget = () =>
  new Problem(400, 'request_target', {
    en: 'The request line has to name a path of this server, as in GET /machines HTTP/1.1.',
    es: 'La línea de solicitud debe indicar una ruta de este servidor, como en GET /machines HTTP/1.1.',
  })

const latestResponse = new WeakMap<Socket, ServerResponse>()

/**
 * Answers requests that are refused before routing with problem details: targets that are no path, overlong addresses,
 * unknown expectations, a missing Host header, and every request once the server is stopping.
 */
export function answerTransportErrors(app: FastifyInstance): void {
  let isStopping = false
  refuseOtherTargets(app.server, ({ headers }) => toReply(otherTarget(), headers))
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async ({ raw, url, method }) => {
    // For HOST=localhost, Fastify has a server of its own for each further address.
    if (!isAllowedTarget({ method, url })) throw otherTarget()
    if (isStopping)
      throw new Problem(503, 'stopping', {
        en: 'The server is stopping. Send the request again.',
        es: 'El servidor se está deteniendo. Vuelva a enviar la solicitud.',
      })
    if (url.length > MAX_ADDRESS_LENGTH) throw uriTooLong()
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      throw new Problem(400, 'host_missing', { en: 'The Host header is missing.', es: 'Falta el encabezado Host.' })
    }
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latestResponse.set(request.socket, response)
  })
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const problem = new Problem(417, 'expectation_failed', {
      en: 'The server meets no expectation other than 100-continue.',
      es: 'El servidor no cumple otra expectativa que 100-continue.',
    })
    refuse(response, toReply(problem, request.headers))
  })
}

/** Answers requests that Node's HTTP parser refuses with problem details: malformed or slow ones, oversized headers. */
export function createClientErrorHandler(logger: Logger) {
  return (error: ConnectionError, socket: Socket): void => {
    const response = latestResponse.get(socket)
    const isAnswering = response?.headersSent === true && !response.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy()
      return
    }
    const problem = asProblem(error)
    // Without parsed headers, such as those of a request whose body is malformed, the reader's language is unknown.
    const reply = toReply(problem, response?.headersSent === false ? response.req.headers : {})
    logger.info({ code: error.code, status: problem.status, reqId: reply.headers['x-request-id'] }, 'refused a request')
    refuse(socket, reply)
  }
}

function asProblem({ code, rawPacket }: ConnectionError): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem(408, 'request_timeout', {
        en: 'The request did not arrive in time. Send it again.',
        es: 'La solicitud no llegó a tiempo. Vuelva a enviarla.',
      })
    case 'HPE_HEADER_OVERFLOW':
      return isWithinAddress(rawPacket)
        ? uriTooLong()
        : new Problem(431, 'headers_too_large', {
            en: `The header fields are larger than ${MAX_HEADER_BYTES / 1024} KB.`,
            es: `Los encabezados ocupan más de ${MAX_HEADER_BYTES / 1024} KB.`,
          })
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem(413, 'body_too_large', {
        en: 'Request body is too large',
        es: 'El cuerpo de la solicitud es demasiado grande.',
      })
    default:
      return new Problem(400, 'request_malformed', {
        en: 'This is not a well-formed HTTP request.',
        es: 'Esto no es una solicitud HTTP bien formada.',
      })
  }
}

/** Whether the request line exceeded the limit, because the parser counts the address as part of the headers. */
function isWithinAddress(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z]+ /.test(packet.toString('latin1', 0, 16))) return false
  const endOfLine = packet.indexOf('\n')
  return endOfLine === -1 || endOfLine > MAX_ADDRESS_LENGTH
}

function toReply(problem: Problem, received: IncomingHttpHeaders) {
  const locale = preferredLocale(received['accept-language'])
  const requestId = randomUUID()
  const body = JSON.stringify(problem.toBody(requestId, locale))
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': languageOf(locale),
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  }
  return { status: problem.status, headers, body }
}
