/**
 * Circuit breaker of a server that is called: used normally (`closed`), left alone after several consecutive failures
 * (`open`), or tried once after that (`half_open`).
 */
export type CircuitState = 'closed' | 'open' | 'half_open'

export interface Circuit {
  state: CircuitState
  /** Consecutive failures. */
  failures: number
}

export const closedCircuit: Circuit = { state: 'closed', failures: 0 }

/** A single failure is often a network problem; after this many, somebody has to investigate it. */
const FAILURES_TO_OPEN = 3

/** The circuit during an attempt. */
export const afterStart = ({ state, failures }: Circuit): Circuit => ({
  state: state === 'open' ? 'half_open' : state,
  failures,
})

export function afterOutcome({ state, failures }: Circuit, isFailure: boolean): Circuit {
  if (!isFailure) return closedCircuit
  const isOpen = state !== 'closed' || failures + 1 >= FAILURES_TO_OPEN
  return { state: isOpen ? 'open' : 'closed', failures: failures + 1 }
}

/**
 * The wait after consecutive failures: doubled each time up to a maximum, with up to 25 % jitter, so that callers that
 * failed together do not retry together.
 * @param failures at least 1
 * @param random from 0 up to 1
 */
export const backoff = (failures: number, limits: { first: number; max: number }, random: number): number =>
  Math.min(limits.first * 2 ** (failures - 1), limits.max) * (1 + random / 4)
