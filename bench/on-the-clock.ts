import { setMaxListeners } from 'node:events'

/**
 * Starts work at fixed intervals until the signal aborts, whether or not earlier work is complete, so that a server that
 * hangs is charged with every request that would have waited.
 */
export async function onTheClock(everyMs: number, signal: AbortSignal, begin: () => Promise<void>): Promise<void> {
  const begun: Promise<void>[] = []
  const timer = setInterval(() => begun.push(begin()), everyMs)
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  clearInterval(timer)
  await Promise.all(begun)
}

/** A signal that aborts after the given seconds. (`AbortSignal.timeout` may be garbage-collected despite its listeners.) */
export function after(seconds: number): AbortSignal {
  const controller = new AbortController()
  // An attack may have hundreds of connections that end with it.
  setMaxListeners(0, controller.signal)
  setTimeout(() => controller.abort(), seconds * 1000)
  return controller.signal
}
