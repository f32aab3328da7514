import type { ManualRun } from './manual'
import type { ProcessingRepository } from './processing.repository'

/** Interval at which a run checks whether its manual still exists, as another process may delete it. */
const CHECK_INTERVAL_MS = 500

/**
 * A signal that aborts when the job is cancelled, or when its manual was deleted or queued again. Call `end` when the
 * run is over.
 */
export function watchRun(processing: ProcessingRepository, { id, revision }: ManualRun, cancelled: AbortSignal) {
  const obsolete = new AbortController()
  let isChecking = false
  const check = setInterval(async () => {
    // A database that does not answer is asked once: each question occupies a connection.
    if (isChecking) return
    isChecking = true
    const isCurrent = await processing.isCurrent(id, revision).catch(() => true)
    isChecking = false
    if (!isCurrent) obsolete.abort()
  }, CHECK_INTERVAL_MS)
  return { signal: AbortSignal.any([cancelled, obsolete.signal]), end: () => clearInterval(check) }
}
