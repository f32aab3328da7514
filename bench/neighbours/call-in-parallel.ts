import { setTimeout as wait } from 'node:timers/promises'

/** As many callers as given call again and again, whatever the answer, until the signal aborts. */
export async function callInParallel(
  callers: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Response>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (!signal.aborted) {
        await call(signal)
          .then((response) => response.arrayBuffer())
          .catch(() => wait(10))
      }
    }),
  )
}
