import { ApiError } from '@/shared/api'

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** However long a server asks to wait, the tab tries again within it: the page promises to open once the server answers. */
const longestAskedMs = 60_000

/**
 * How long to wait before another try at the session, in milliseconds: as long as the server asks, up to a minute, otherwise longer each
 * time.
 *
 * @param tries how many have failed before
 */
export function retryPause(tries: number, cause: unknown): number {
  const asked = cause instanceof ApiError ? cause.retryAfterMs : undefined
  if (asked !== undefined) return Math.min(Math.max(asked, firstPauseMs), longestAskedMs)
  return Math.min(firstPauseMs * 2 ** tries, longestPauseMs)
}
