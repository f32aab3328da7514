import { onTheClock } from '../on-the-clock'

/** Requests /healthz until it is stopped; a separate process, so that the bench's own work does not affect the figures. */
const address = process.argv[2]
const everyMs = 50
const patienceMs = 60_000

const stopping = new AbortController()
const times: number[] = []

async function probe(): Promise<void> {
  const start = performance.now()
  const isHealthy = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    async (response) => {
      await response.text()
      return response.ok
    },
    () => false,
  )
  times.push(isHealthy ? performance.now() - start : patienceMs)
}

process.once('message', () => stopping.abort())
// The first request of a process also loads the client.
await probe()
times.length = 0
process.send?.('ready')
await onTheClock(everyMs, stopping.signal, probe)
process.send?.(times)
process.disconnect()
