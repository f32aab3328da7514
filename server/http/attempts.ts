/** How many failures one account may have within a time, before it has to wait. */
const most = 10
const withinMs = 15 * 60 * 1000
/** Accounts that are remembered at most; the one that failed longest ago is forgotten first. */
const capacity = 50_000

export interface FailedAttempts {
  /** Seconds until the next try is let through; 0 when it is now. */
  wait(account: string): number
  failed(account: string): void
  succeeded(account: string): void
}

/**
 * Holds back those who guess one account's password from many addresses. An account that does not exist is counted
 * like one that does, so that nobody learns which there are (behaviour, section 3).
 */
export function createFailedAttempts(now: () => number = Date.now): FailedAttempts {
  const failures = new Map<string, number[]>()
  const recent = (account: string) => (failures.get(account) ?? []).filter((time) => time > now() - withinMs)

  return {
    wait(account) {
      const [oldest, ...others] = recent(account)
      return oldest === undefined || others.length + 1 < most ? 0 : Math.ceil((oldest + withinMs - now()) / 1000)
    },
    failed(account) {
      const times = [...recent(account), now()].slice(-most)
      failures.delete(account)
      failures.set(account, times)
      for (const longestAgo of failures.keys()) {
        if (failures.size <= capacity) break
        failures.delete(longestAgo)
      }
    },
    succeeded: (account) => void failures.delete(account),
  }
}
