/**
 * Circuit breaker of an endpoint: polled as scheduled (`closed`), suspended after several consecutive failures (`open`), or
 * tried once after that (`half_open`).
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
const DAY_MINUTES = 24 * 60

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
 * Minutes until the next attempt: exponential backoff from the interval up to a day, with up to 25 % jitter after failures,
 * so that endpoints that failed together are not retried together.
 * @param random from 0 up to 1
 */
export function minutesUntilNext({ failures }: Circuit, intervalMinutes: number, random: number): number {
  if (failures === 0) return intervalMinutes
  const maxMinutes = Math.max(DAY_MINUTES, intervalMinutes)
  const backoff = Math.min(intervalMinutes * 2 ** (failures - 1), maxMinutes)
  return backoff * (1 + random / 4)
}
