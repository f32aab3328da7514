const TRIES = 3
/** A longer wait is for the reader to decide. */
const MAX_WAIT_SECONDS = 10

/**
 * Sends a read, and again after the time that the server names where it has too much to do for this person at the moment
 * (429). What changes something is never sent again.
 *
 * @param send does the request; called at most three times
 */
export async function patient({ method, signal }: Request, send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    const seconds = answer.status === 429 ? Number(answer.headers.get('retry-after') ?? Number.NaN) : Number.NaN
    if (method !== 'GET' || tries === TRIES || !(seconds <= MAX_WAIT_SECONDS)) return answer
    await pause(seconds * 1000, signal)
  }
}

/** @throws the signal's reason once it aborts */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abandon = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abandon)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abandon, { once: true })
    if (signal.aborted) abandon()
  })
}
