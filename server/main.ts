import { isDatabaseUnavailable } from './db/database-unavailable'
import { start } from './start'
import { StartupError } from './startup-error'

// A rejection during a database outage that nothing awaited; requests fail meanwhile, but the process must not end.
process.on('unhandledRejection', (error) => {
  if (!isDatabaseUnavailable(error)) throw error
  console.error(error)
})

/** npm forwards the signal that the terminal has already sent, so a signal within this time is the same one. */
const REPEATED_SIGNAL_MS = 1000
let stopRequestedAt: number | undefined

const starting = start(process.env)

/** The first signal stops Yardhand gracefully; a second one ends it immediately. */
function onSignal(): void {
  if (stopRequestedAt === undefined) {
    stopRequestedAt = performance.now()
    starting.then(({ stop }) => stop()).then(() => process.exit(0), fail)
  } else if (performance.now() - stopRequestedAt > REPEATED_SIGNAL_MS) {
    console.error('Stopped immediately; unfinished work was aborted.')
    process.exit(1)
  }
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

process.on('SIGINT', onSignal)
process.on('SIGTERM', onSignal)
starting.catch(fail)
