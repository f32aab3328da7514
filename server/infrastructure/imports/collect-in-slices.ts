import { setImmediate } from 'node:timers/promises'

/** Small enough to take only a few milliseconds, whatever work a row needs. */
const ROWS_PER_SLICE = 200

/**
 * Collects what a generator yields and lets the event loop run after every slice.
 * @throws the signal's reason
 */
export async function collectInSlices<Value>(values: Iterable<Value>, signal: AbortSignal): Promise<Value[]> {
  const collected: Value[] = []
  for (const value of values) {
    collected.push(value)
    if (collected.length % ROWS_PER_SLICE > 0) continue
    await setImmediate()
    signal.throwIfAborted()
  }
  return collected
}
