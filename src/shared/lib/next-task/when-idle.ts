const patienceMs = 5000

/**
 * Resolves when the page is loaded and the browser has nothing else to do, or a few seconds after; for what nobody waits
 * for.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: patienceMs })
        : setTimeout(resolve)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
