/** The wrong passwords that were entered for an account. */
export interface SignInFailures {
  count: number
  lastFailedAt: Date
  lockedUntil: Date | null
}

/** How many wrong passwords are allowed before a lock, and how long a lock lasts at most. */
interface Limits {
  freeAttempts: number
  maxMinutes: number
}

/** For one account from one network. */
export const networkLimits: Limits = { freeAttempts: 5, maxMinutes: 60 }

/**
 * For one account from all networks from which it has never been signed in to. It takes many of them to reach this limit,
 * and even then the owner can sign in from a known network or with an e-mailed link.
 */
export const accountLimits: Limits = { freeAttempts: 50, maxMinutes: 15 }

const minuteMs = 60 * 1000
const countClearedAfterMs = 15 * minuteMs

/**
 * Adds a wrong password that was entered while no lock applied. After the free attempts each one causes a lock, of one
 * minute at first and twice as long each time (behaviour, section 3: login is limited per account and per address).
 * Fifteen minutes without a failure, from the end of a lock, clear the count.
 */
export function afterFailure(
  before: SignInFailures | undefined,
  now: Date,
  { freeAttempts, maxMinutes }: Limits = networkLimits,
): SignInFailures {
  const counts = before && now.getTime() - endOf(before) < countClearedAfterMs
  const count = counts ? before.count + 1 : 1
  const minutes = count <= freeAttempts ? 0 : Math.min(2 ** (count - freeAttempts - 1), maxMinutes)
  return { count, lastFailedAt: now, lockedUntil: minutes ? new Date(now.getTime() + minutes * minuteMs) : null }
}

/** Whole seconds until the next attempt is allowed; 0 if it is allowed now. */
export function secondsToWait({ lockedUntil }: SignInFailures, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)) : 0
}

/** How long failures can matter, in milliseconds; older ones may be deleted. */
export const MAX_FAILURE_AGE_MS = networkLimits.maxMinutes * minuteMs + countClearedAfterMs

const endOf = ({ lastFailedAt, lockedUntil }: SignInFailures) => (lockedUntil ?? lastFailedAt).getTime()
