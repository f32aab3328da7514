/**
 * Whether an endpoint is read as planned (`closed`), is suspended after several failures in a row (`open`), or is being
 * tried once after that (`half_open`).
 */
export type CircuitState = 'closed' | 'open' | 'half_open'

export interface Circuit {
  state: CircuitState
  /** In a row, up to now. */
  failures: number
}

export const closedCircuit: Circuit = { state: 'closed', failures: 0 }

/** A single failure is often the network's; an endpoint that fails this often needs a person. */
const FAILURES_TO_OPEN = 3
const DAY_MINUTES = 24 * 60

/** An attempt begins: a suspended endpoint gets this one. */
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
 * The wait until the next attempt: the interval, doubled with each further failure up to a day, and after failures up to a
 * quarter longer by chance, so that endpoints that failed together are not tried together.
 * @param random from 0 up to 1
 */
export function minutesUntilNext({ failures }: Circuit, intervalMinutes: number, random: number): number {
  if (failures === 0) return intervalMinutes
  const longest = Math.max(DAY_MINUTES, intervalMinutes)
  const backoff = Math.min(intervalMinutes * 2 ** (failures - 1), longest)
  return backoff * (1 + random / 4)
}
