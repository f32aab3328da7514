import { setImmediate } from 'node:timers/promises'

/** Few enough for some milliseconds of work, whatever a row needs. */
const SLICE = 200

/**
 * Collects what a generator yields; after every slice, other requests get their turn.
 * @throws the signal's reason
 */
export async function collectInSlices<Value>(values: Iterable<Value>, signal: AbortSignal): Promise<Value[]> {
  const collected: Value[] = []
  for (const value of values) {
    collected.push(value)
    if (collected.length % SLICE > 0) continue
    await setImmediate()
    signal.throwIfAborted()
  }
  return collected
}
