const patienceMs = 5000

let last: Promise<void> = Promise.resolve()

/**
 * Resolves when the page is loaded and the browser has nothing else to do, or a few seconds after; for what nobody waits
 * for. Several callers take turns, because all of them together would keep the browser busy.
 */
export function whenIdle(): Promise<void> {
  last = last.then(nextIdle)
  return last
}

const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: patienceMs })
        : setTimeout(resolve)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
