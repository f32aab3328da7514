import { onTheClock } from './on-the-clock'

/** A process of its own, so that nothing the bench does counts: asks /healthz until it is told to stop. */
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
process.send?.('ready')
await onTheClock(everyMs, stopping.signal, probe)
process.send?.(times)
process.disconnect()
