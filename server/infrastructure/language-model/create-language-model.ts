import { setTimeout as wait } from 'node:timers/promises'
import { once } from '../../domain/once'
import { CircuitOpen, createCircuitBreaker } from '../circuit-breaker'
import { createValueGenerator } from './generate-value'
import type { LanguageModel, ModelHealth } from './language-model'
import { ModelFailure, serverFailureIn } from './model-failure'
import { createModelFetch, type Surroundings } from './model-fetch'
import { type ModelEndpoint, openModel } from './open-model'
import { streamText } from './stream-text'

export interface ModelOptions extends ModelEndpoint {
  seesImages: boolean
  /** After how long without a byte a request has failed. */
  timeoutMs: number
}

const realSurroundings: Surroundings = {
  pause: (ms, signal) => wait(ms, undefined, { signal }),
  now: Date.now,
  random: Math.random,
}

/**
 * Creates a client. The address comes from the installation's settings, so that it may be in a private network. Nothing is
 * loaded or called before the first request.
 */
export function createLanguageModel(
  { seesImages, timeoutMs, ...endpoint }: ModelOptions,
  surroundings: Surroundings = realSurroundings,
): LanguageModel {
  const { now, random } = surroundings
  const open = once(() => openModel(endpoint, createModelFetch(timeoutMs, surroundings)))
  const breaker = createCircuitBreaker({ failureOf: serverFailureIn, now, random })
  const generateValue = createValueGenerator({ seesImages })
  let lastSuccessAt: ModelHealth['lastSuccessAt'] = null
  let lastFailure: ModelHealth['lastFailure'] = null
  let state: ModelHealth['state'] = 'unused'

  function recordSuccess() {
    lastSuccessAt = new Date(now())
    state = 'working'
  }

  /** @returns what is thrown instead */
  function recordFailure(error: unknown): unknown {
    if (error instanceof CircuitOpen) {
      const { retryAfterMs } = error
      return new ModelFailure('resting', 'is not called for a while after its failures', { retryAfterMs })
    }
    if (error instanceof ModelFailure) {
      lastFailure = { at: new Date(now()), kind: error.kind }
      state = 'failing'
    }
    return error
  }

  return {
    name: endpoint.model,
    provider: endpoint.provider,
    seesImages,
    async generate(request) {
      try {
        request.signal.throwIfAborted()
        const generated = await breaker.run(async () => generateValue(await open(), request))
        recordSuccess()
        return generated
      } catch (error) {
        throw recordFailure(error)
      }
    },
    async *stream(request) {
      try {
        request.signal.throwIfAborted()
        yield* breaker.stream(async function* () {
          yield* streamText(await open(), request, { seesImages })
        })
        recordSuccess()
      } catch (error) {
        throw recordFailure(error)
      }
    },
    health: () => ({ state: breaker.isOpen() ? 'resting' : state, lastSuccessAt, lastFailure }),
  }
}
