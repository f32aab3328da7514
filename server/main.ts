import { CannotStart } from './cannot-start'
import { isDatabaseUnavailable } from './db/unavailable'
import { start } from './start'

// What needed the database and was waited for by nobody has failed, as calls do meanwhile: no reason to end.
process.on('unhandledRejection', (error) => {
  if (!isDatabaseUnavailable(error)) throw error
  console.error(error)
})

/** npm passes on what the terminal has sent already: what follows within this time is the same signal. */
const sameSignalMs = 1000
let stoppingSince: number | undefined

const starting = start(process.env)

/** The first signal has Yardhand finish what has begun; a second one ends it at once. */
function onSignal(): void {
  if (stoppingSince === undefined) {
    stoppingSince = performance.now()
    starting.then(({ stop }) => stop()).then(() => process.exit(0), fail)
  } else if (performance.now() - stoppingSince > sameSignalMs) {
    console.error('Stopped at once: what had not finished was cut off.')
    process.exit(1)
  }
}

function fail(error: unknown): void {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}

process.on('SIGINT', onSignal)
process.on('SIGTERM', onSignal)
starting.catch(fail)
