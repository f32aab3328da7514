import { whenOpened } from './when-opened'

const patienceMs = 5000

let last: Promise<void> = Promise.resolve()

/**
 * Resolves when the page has opened and the browser has nothing else to do, or a few seconds after; for what nobody waits
 * for. Several callers take turns, because all of them together would keep the browser busy.
 */
export function whenIdle(): Promise<void> {
  last = last.then(whenOpened).then(nextIdle)
  return last
}

const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs })
    else setTimeout(resolve)
  })
