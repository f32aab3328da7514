import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface BodyLimits {
  /** Time limit for a whole body. */
  bodyMs: number
  /** Time limit for a body with a file. */
  uploadMs: number
  /** How many bytes must arrive in each window of `windowMs`. */
  windowBytes: number
  windowMs: number
}

/** At least a kilobyte per second, as on the worst mobile networks, and an hour for the largest upload. */
export const bodyLimits: BodyLimits = {
  bodyMs: 60_000,
  uploadMs: 3_600_000,
  windowBytes: 20_000,
  windowMs: 20_000,
}

const timeout = () =>
  Object.assign(new Error('the request body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/**
 * Aborts requests whose body arrives too slowly, even if they were answered already. Node's own time limit does not
 * distinguish uploads and has no minimum rate.
 */
export function watchBodies(app: FastifyInstance, { bodyMs, uploadMs, windowBytes, windowMs }: BodyLimits): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    // Requests injected by tests have no connection.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return
    const limitMs = isForm(raw) ? uploadMs : bodyMs
    const start = performance.now()
    let seen = raw.socket.bytesRead
    const timer = setInterval(
      () => {
        if (raw.complete) return stop()
        const received = raw.socket.bytesRead - seen
        seen = raw.socket.bytesRead
        if (received >= windowBytes && performance.now() - start < limitMs) return
        stop()
        // Like Node's own time-out: `transport.ts` answers 408 and closes the connection.
        app.server.emit('clientError', timeout(), raw.socket)
      },
      Math.min(windowMs, limitMs),
    ).unref()
    const stop = () => {
      clearInterval(timer)
      // The connection outlives the request.
      raw.socket.off('close', stop)
      raw.off('end', stop)
    }
    raw.socket.once('close', stop)
    raw.once('end', stop)
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isForm = ({ headers }: IncomingMessage) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')
