import type { FastifyInstance } from 'fastify'

const CLOSE_INTERVAL_MS = 100

/**
 * Counts the requests in progress.
 * @returns a function that waits until they have ended; at the deadline it closes all connections
 */
export function createDrain(app: FastifyInstance, deadlineMs: number): () => Promise<void> {
  let serving = 0
  let onIdle: (() => void) | undefined
  app.addHook('onRequest', async (_request, reply) => {
    serving += 1
    reply.raw.once('close', () => {
      serving -= 1
      if (serving === 0) onIdle?.()
    })
  })
  return async function drained(): Promise<void> {
    const deadline = setTimeout(() => {
      onIdle?.()
      // Repeated until the server is closed, because clients may connect meanwhile.
      const closing = setInterval(() => app.server.closeAllConnections(), CLOSE_INTERVAL_MS).unref()
      app.server.once('close', () => clearInterval(closing))
      app.server.closeAllConnections()
    }, deadlineMs).unref()
    app.server.once('close', () => clearTimeout(deadline))
    await new Promise<void>((resolve) => {
      onIdle = resolve
      if (serving === 0) resolve()
    })
  }
}
