const firstPauseMs = 1000
const maxPauseMs = 30_000
/** After this long without a further try, the next one counts as the first again. */
const calmMs = 60_000

/**
 * How long to wait before reconnecting, in milliseconds: not at all the first time, then longer with each repetition.
 *
 * @param now milliseconds of any clock that only moves forward
 */
export function createPace(now: () => number = () => performance.now()): () => number {
  let tries = 0
  let lastAt = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - lastAt > calmMs) tries = 0
    const pause = tries === 0 ? 0 : Math.min(firstPauseMs * 2 ** (tries - 1), maxPauseMs)
    tries += 1
    lastAt = now() + pause
    return pause
  }
}
