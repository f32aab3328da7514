import { CircuitOpen, createCircuitBreaker } from '../../../infrastructure/circuit-breaker'
import type { EmbeddingsClient } from '../../../infrastructure/embeddings/embeddings-client'
import { unavailabilityIn } from '../../../infrastructure/embeddings/embeddings-failure'
import type { Logger } from '../../../infrastructure/logging/logger'

/**
 * The vector of a question; undefined if none arrives in time.
 * @throws the signal's reason
 */
export type QuestionEmbedder = (text: string, signal: AbortSignal) => Promise<Float32Array | undefined>

interface Dependencies {
  client: EmbeddingsClient
  logger: Pick<Logger, 'warn'>
  /** Replaced in tests. */
  timeoutMs?: number
}

/** Somebody waits for the answer, which does not depend on the vector. */
const TIMEOUT_MS = 1500

/** Embeds questions, each with a single attempt. After repeated failures, none waits for the server for a while. */
export function createQuestionEmbedder({ client, logger, timeoutMs = TIMEOUT_MS }: Dependencies): QuestionEmbedder {
  const breaker = createCircuitBreaker({ failureOf: unavailabilityIn })
  return async (text, signal) => {
    try {
      const { vectors } = await breaker.run(() => client.embed([text], { signal, timeoutMs, attempts: 1 }))
      return vectors[0]
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CircuitOpen)) {
        logger.warn({ err: error }, 'a question could not be embedded and is answered without')
      }
      return undefined
    }
  }
}
