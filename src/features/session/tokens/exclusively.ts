export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>

const lockName = 'session.refresh'

/**
 * One at a time over all tabs. Where the browser has no locks (plain http on a network), one at a time in this tab.
 *
 * @param locks the browser's lock manager; null or undefined where there is none
 */
export function exclusivelyBy(locks: Pick<LockManager, 'request'> | null | undefined): Exclusively {
  return locks ? (work) => locks.request(lockName, work) : inThisTab()
}

function inThisTab(): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next
    return next
  }
}
