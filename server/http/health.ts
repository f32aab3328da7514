import type { FastifyInstance } from 'fastify'
import type { EmbeddingsClient } from '../infrastructure/embeddings/embeddings-client'
import type { Tesseract } from '../infrastructure/ocr/tesseract'
import { databaseUnavailable, Problem } from './problem'

interface Health {
  checkDatabase: () => Promise<unknown>
  /** Undefined if it is not installed. */
  ocr?: Tesseract | undefined
  /** Undefined if no server is set up. */
  embeddings?: Pick<EmbeddingsClient, 'model'> | undefined
}

/**
 * Serves `/healthz` (the process is running) and `/readyz` (it accepts work: it is not stopping and has its database),
 * which also reports whether text in images can be recognized, and in which languages, and the model of the embeddings.
 */
export function serveHealth(app: FastifyInstance, { checkDatabase, ocr, embeddings }: Health): void {
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
    return {
      status: 'ready',
      ocr: ocr ? { version: ocr.version, languages: ocr.languages } : null,
      embeddings: embeddings ? { model: embeddings.model } : null,
    }
  })
}
