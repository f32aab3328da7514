import type { FastifyInstance } from 'fastify'

const cutEveryMs = 100

/**
 * Counts the requests that are being served.
 * @returns a promise of their end, by the deadline: whatever is still open then is cut
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
      // Again until the server is closed, for what connects meanwhile.
      const cutting = setInterval(() => app.server.closeAllConnections(), cutEveryMs).unref()
      app.server.once('close', () => clearInterval(cutting))
      app.server.closeAllConnections()
    }, deadlineMs).unref()
    app.server.once('close', () => clearTimeout(deadline))
    await new Promise<void>((resolve) => {
      onIdle = resolve
      if (serving === 0) resolve()
    })
  }
}
