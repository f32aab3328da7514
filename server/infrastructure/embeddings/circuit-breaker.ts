import { afterOutcome, afterStart, backoff, closedCircuit } from '../../domain/circuit'
import { EmbeddingsUnavailable } from './embeddings-failure'

/** The server has failed repeatedly, or asked to wait, so that it is not called. */
export class CircuitOpen extends Error {
  constructor() {
    super('the embeddings server is not called after its failures')
  }
}

interface Options {
  /** After the first failure and at most. */
  wait?: { first: number; max: number }
  /** In milliseconds. */
  now?: () => number
  random?: () => number
}

export interface CircuitBreaker {
  /** Whether an attempt would be refused now. */
  isOpen(): boolean
  /** @throws CircuitOpen, or what the attempt throws */
  run<Result>(attempt: () => Promise<Result>): Promise<Result>
}

const WAIT_MS = { first: 10_000, max: 600_000 }

/** Spares callers the wait for a server that does not respond, and the server calls before the time that it asked for. */
export function createCircuitBreaker({ wait = WAIT_MS, now = Date.now, random = Math.random }: Options = {}) {
  let circuit = closedCircuit
  let retryAt = 0

  const isOpen = () => circuit.state === 'half_open' || now() < retryAt

  function recordFailure(retryAfterMs = 0): void {
    circuit = afterOutcome(circuit, true)
    const waitMs = circuit.state === 'open' ? backoff(circuit.failures, wait, random()) : 0
    retryAt = now() + Math.max(waitMs, retryAfterMs)
  }

  return {
    isOpen,
    async run(attempt) {
      if (isOpen()) throw new CircuitOpen()
      const before = circuit
      circuit = afterStart(circuit)
      try {
        const result = await attempt()
        circuit = closedCircuit
        return result
      } catch (error) {
        if (error instanceof EmbeddingsUnavailable) recordFailure(error.retryAfterMs)
        // An attempt that the caller ended is no outcome.
        else if (circuit.state === 'half_open') circuit = before
        throw error
      }
    },
  } satisfies CircuitBreaker
}
