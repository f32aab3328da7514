/** What is remembered of an account's wrong passwords. */
export interface SignInFailures {
  count: number
  lastFailedAt: Date
  lockedUntil: Date | null
}

/** How many wrong passwords are let through before waiting begins, and how long one waits at most. */
interface Limits {
  freeAttempts: number
  longestMinutes: number
}

/** For one account from one network. */
export const networkLimits: Limits = { freeAttempts: 5, longestMinutes: 60 }

/**
 * For one account from all networks that it was never signed in from. It takes many of them to get here, and even then the
 * owner is let in from where they were before, or by a link that is e-mailed.
 */
export const accountLimits: Limits = { freeAttempts: 50, longestMinutes: 15 }

const quietMs = 15 * 60 * 1000
const minuteMs = 60 * 1000

/**
 * One more wrong password, where none is being waited for. After the free attempts each one makes wait, one minute at first
 * and twice as long each time (behaviour, section 3: login is limited per account and per address). A quarter of an hour
 * without a failure, counted from the end of a lock, and all is forgotten.
 */
export function afterFailure(
  before: SignInFailures | undefined,
  now: Date,
  { freeAttempts, longestMinutes }: Limits = networkLimits,
): SignInFailures {
  const remembered = before && now.getTime() - endOf(before) < quietMs
  const count = remembered ? before.count + 1 : 1
  const minutes = count <= freeAttempts ? 0 : Math.min(2 ** (count - freeAttempts - 1), longestMinutes)
  return { count, lastFailedAt: now, lockedUntil: minutes ? new Date(now.getTime() + minutes * minuteMs) : null }
}

/** Whole seconds until the next try is let through; 0 when it is now. */
export function secondsToWait({ lockedUntil }: SignInFailures, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)) : 0
}

/** How long failures say anything at most, in milliseconds: what is older may be removed. */
export const rememberedMs = networkLimits.longestMinutes * minuteMs + quietMs

const endOf = ({ lastFailedAt, lockedUntil }: SignInFailures) => (lockedUntil ?? lastFailedAt).getTime()
