import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface BodyLimits {
  /** How long a body may take altogether, and one with a file. */
  bodyMs: number
  uploadMs: number
  /** How much of it must arrive in each window, in bytes; so many milliseconds long. */
  windowBytes: number
  windowMs: number
}

/** A kilobyte a second, as over the worst of mobile networks; the largest upload in an hour. */
export const bodyLimits: BodyLimits = {
  bodyMs: 60_000,
  uploadMs: 3_600_000,
  windowBytes: 20_000,
  windowMs: 20_000,
}

const timeout = () => Object.assign(new Error('the body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/**
 * Cuts requests whose body trickles, answered or not. Node's own limit on a request cannot tell an upload from the rest,
 * and has no least rate.
 */
export function watchBodies(app: FastifyInstance, { bodyMs, uploadMs, windowBytes, windowMs }: BodyLimits): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    // What is injected in tests comes over no connection.
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
        // As Node does at its own limit: `transport.ts` answers 408 and closes.
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
