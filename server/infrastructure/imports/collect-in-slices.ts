import { setTimeout } from 'node:timers/promises'

/** A request takes several steps, each of which may wait for a slice. */
const SLICE_MS = 2

/**
 * Collects what a generator yields, and leaves the event loop to other work for at least half of the time.
 * @throws the signal's reason
 */
export async function collectInSlices<Value>(values: Iterable<Value>, signal: AbortSignal): Promise<Value[]> {
  const collected: Value[] = []
  let start = performance.now()
  for (const value of values) {
    collected.push(value)
    const takenMs = performance.now() - start
    if (takenMs < SLICE_MS) continue
    await setTimeout(takenMs)
    signal.throwIfAborted()
    start = performance.now()
  }
  return collected
}
