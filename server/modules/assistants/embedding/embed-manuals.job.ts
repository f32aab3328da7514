import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import { createCircuitBreaker } from '../../../infrastructure/circuit-breaker'
import type { EmbeddingsClient } from '../../../infrastructure/embeddings/embeddings-client'
import { EmbeddingsUnavailable, unavailabilityIn } from '../../../infrastructure/embeddings/embeddings-failure'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Logger } from '../../../infrastructure/logging/logger'
import { embedPassages } from './embed-passages'
import { createEmbeddingRepository } from './embedding.repository'

interface Dependencies {
  db: Database
  transact: Transact
  /** Undefined if no server is set up. */
  client: EmbeddingsClient | undefined
  logger: Pick<Logger, 'info' | 'warn'>
}

const KEY = 'embed-manuals'
/** Whichever process runs it, one batch is embedded at a time. */
const QUEUE = 'embeddings'
const MAX_ATTEMPTS = 3

/** Covers what no event announces: another model, a server that failed, and manuals from before embeddings were used. */
export const embedEveryMinute = `* * * * * embed-manuals ?jobKey=${KEY}&queue=${QUEUE}&max=${MAX_ATTEMPTS}`

/** Embeds a manual that has just become READY. */
export const enqueueEmbedding = (trx: Database): Promise<void> =>
  enqueue(trx, 'embed-manuals', {}, { key: KEY, maxAttempts: MAX_ATTEMPTS, queue: QUEUE })

/**
 * Embeds passages batch by batch until every manual has the vectors of the current model; organizations take turns. Each
 * batch is stored, so that a killed job continues with the next one. While the server fails, it ends and is retried later,
 * with another manual if there is one.
 */
export function embedManualsJob(dependencies: Dependencies): JobHandlers['embed-manuals'] {
  const { db, transact, client, logger } = dependencies
  const breaker = createCircuitBreaker({ failureOf: unavailabilityIn })
  const embeddings = createEmbeddingRepository(db)

  async function embedNext(server: EmbeddingsClient, signal: AbortSignal): Promise<boolean> {
    const manual = await embeddings.findNext(server.model)
    if (!manual) return false
    const ports = { transact, embeddings, client: server }
    const { done, isLast, tokens } = await breaker
      .run(() => embedPassages(ports, manual, signal))
      .catch(async (error: unknown) => {
        if (!signal.aborted) await embeddings.recordFailure(manual, server.model)
        throw error
      })
    logger.info({ manual: manual.id, done, isLast, tokens }, 'passages of a manual were embedded')
    return true
  }

  return async (_, { signal }) => {
    if (!client) return
    while (!signal.aborted && !breaker.isOpen()) {
      try {
        if (!(await embedNext(client, signal))) return
      } catch (error) {
        // A shutdown must not use up an attempt.
        if (signal.aborted) return
        if (!(error instanceof EmbeddingsUnavailable)) throw error
        logger.warn({ err: error }, 'passages could not be embedded and will be tried again')
      }
    }
  }
}
