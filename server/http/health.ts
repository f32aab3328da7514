import type { FastifyInstance } from 'fastify'
import { databaseUnavailable, Problem } from './problem'

/** Serves `/healthz` (the process is running) and `/readyz` (it accepts work: it is not stopping and has its database). */
export function serveHealth(app: FastifyInstance, checkDatabase: () => Promise<unknown>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (stopping)
      throw new Problem(503, 'stopping', { en: 'The server is stopping.', es: 'El servidor se está deteniendo.' })
    await checkDatabase().catch(() => {
      throw databaseUnavailable()
    })
    return { status: 'ready' }
  })
}
