import { setTimeout } from 'node:timers/promises'

/** A request takes several steps, each of which may wait for a slice. */
const SLICE_MS = 2
/** How long others may work for each millisecond of a slice. */
const PAUSE = 2

/**
 * Collects what a generator yields, and leaves most of the event loop's time to other work.
 * @throws the signal's reason
 */
export async function collectInSlices<Value>(values: Iterable<Value>, signal: AbortSignal): Promise<Value[]> {
  const collected: Value[] = []
  let start = performance.now()
  for (const value of values) {
    collected.push(value)
    const takenMs = performance.now() - start
    if (takenMs < SLICE_MS) continue
    await setTimeout(takenMs * PAUSE)
    signal.throwIfAborted()
    start = performance.now()
  }
  return collected
}
