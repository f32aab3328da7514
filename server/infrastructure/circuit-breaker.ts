import { afterOutcome, afterStart, backoff, closedCircuit } from '../domain/circuit'

/** A server has failed repeatedly, or asked to wait, so that it is not called. */
export class CircuitOpen extends Error {
  /** How long until it may be called again; 0 while another attempt decides that. */
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('the server is not called after its failures')
    this.retryAfterMs = retryAfterMs
  }
}

/** What counts as a failure of the server. */
interface Failure {
  /** How long the server asks to wait. */
  retryAfterMs?: number | undefined
}

interface Options {
  /** Undefined for an error that says nothing about the server, such as that of a caller who left. */
  failureOf: (error: unknown) => Failure | undefined
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
  /**
   * Yields what the attempt yields; it succeeds at its end. One that is left before is no outcome.
   * @throws CircuitOpen, or what the attempt throws
   */
  stream<Part>(attempt: () => AsyncIterable<Part>): AsyncIterable<Part>
}

const WAIT_MS = { first: 10_000, max: 600_000 }

/** Spares callers the wait for a server that does not respond, and the server calls before the time that it asked for. */
export function createCircuitBreaker({ failureOf, wait = WAIT_MS, now = Date.now, random = Math.random }: Options) {
  let circuit = closedCircuit
  let retryAt = 0

  const isOpen = () => circuit.state === 'half_open' || now() < retryAt

  function recordFailure({ retryAfterMs = 0 }: Failure): void {
    circuit = afterOutcome(circuit, true)
    const waitMs = circuit.state === 'open' ? backoff(circuit.failures, wait, random()) : 0
    retryAt = now() + Math.max(waitMs, retryAfterMs)
  }

  function start() {
    if (isOpen()) throw new CircuitOpen(Math.max(retryAt - now(), 0))
    const before = circuit
    circuit = afterStart(circuit)
    const leave = () => {
      if (circuit.state === 'half_open') circuit = before
    }
    return {
      leave,
      succeed() {
        circuit = closedCircuit
      },
      fail(error: unknown) {
        const failure = failureOf(error)
        if (failure) recordFailure(failure)
        else leave()
      },
    }
  }

  return {
    isOpen,
    async run(attempt) {
      const { succeed, fail } = start()
      try {
        const result = await attempt()
        succeed()
        return result
      } catch (error) {
        fail(error)
        throw error
      }
    },
    async *stream(attempt) {
      const { succeed, fail, leave } = start()
      let end = leave
      try {
        yield* attempt()
        end = succeed
      } catch (error) {
        end = () => fail(error)
        throw error
      } finally {
        end()
      }
    },
  } satisfies CircuitBreaker
}
