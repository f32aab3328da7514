/** What is remembered of an account's wrong passwords. */
export interface SignInFailures {
  count: number
  lastFailedAt: Date
  lockedUntil: Date | null
}

const free = 5
const quietMs = 15 * 60 * 1000
const minuteMs = 60 * 1000
const longestMinutes = 60

/**
 * One more wrong password, of an account that is not locked. Five are free; from the sixth on the account waits, one
 * minute at first and twice as long each time, an hour at most (behaviour, section 3: login is limited per account).
 * A quarter of an hour without a failure, counted from the end of a lock, and all is forgotten.
 */
export function afterFailure(before: SignInFailures | undefined, now: Date): SignInFailures {
  const remembered = before && now.getTime() - endOf(before) < quietMs
  const count = remembered ? before.count + 1 : 1
  const minutes = count <= free ? 0 : Math.min(2 ** (count - free - 1), longestMinutes)
  return { count, lastFailedAt: now, lockedUntil: minutes ? new Date(now.getTime() + minutes * minuteMs) : null }
}

/** Whole seconds until the next try is let through; 0 when it is now. */
export function secondsToWait({ lockedUntil }: SignInFailures, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)) : 0
}

/** How long failures say anything at most, in milliseconds: what is older may be removed. */
export const rememberedMs = longestMinutes * minuteMs + quietMs

const endOf = ({ lastFailedAt, lockedUntil }: SignInFailures) => (lockedUntil ?? lastFailedAt).getTime()
