import { setMaxListeners } from 'node:events'

/**
 * Begins something every so many milliseconds, whether or not what began before is done, until the signal aborts: a
 * server that stands still is charged with everybody who would have waited.
 */
export async function onTheClock(everyMs: number, signal: AbortSignal, begin: () => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = []
  const timer = setInterval(() => begun.push(begin()), everyMs)
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  clearInterval(timer)
  await Promise.all(begun)
}

/** A signal that aborts after so many seconds. (That of `AbortSignal.timeout` may be collected while it is listened to.) */
export function after(seconds: number): AbortSignal {
  const controller = new AbortController()
  // An attack may have hundreds of connections that end with it.
  setMaxListeners(0, controller.signal)
  setTimeout(() => controller.abort(), seconds * 1000)
  return controller.signal
}
