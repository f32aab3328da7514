const firstPauseMs = 3000
const maxPauseMs = 60_000

/**
 * Calls back when a retry makes sense: as soon as the device reports a network, or after a pause that grows with the
 * attempts, because a network that is there may still carry nothing.
 *
 * @returns stops it
 */
export function awaitConnection(tries: number, onRestored: () => void): () => void {
  const pause = Math.min(firstPauseMs * 2 ** Math.max(0, tries - 1), maxPauseMs)
  const timer = setTimeout(onRestored, pause)
  window.addEventListener('online', onRestored)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', onRestored)
  }
}
