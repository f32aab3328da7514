import { ApiError } from '@/shared/api'

const FIRST_MS = 1000
const LONGEST_MS = 30_000
/** However long a server asks to wait, the tab tries again within it. */
const LONGEST_ASKED_MS = 10 * 60_000

/**
 * How long to wait before another try at the session, in milliseconds: as long as the server asks, otherwise longer each
 * time.
 *
 * @param tries how many have failed before
 */
export function retryPause(tries: number, cause: unknown): number {
  const asked = cause instanceof ApiError ? cause.retryAfterMs : undefined
  if (asked !== undefined) return Math.min(Math.max(asked, FIRST_MS), LONGEST_ASKED_MS)
  return Math.min(FIRST_MS * 2 ** tries, LONGEST_MS)
}
