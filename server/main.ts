import { CannotStart } from './cannot-start'
import { isDatabaseUnavailable } from './db/unavailable'
import { start } from './start'

// What needed the database and was waited for by nobody has failed, as calls do meanwhile: no reason to end.
process.on('unhandledRejection', (error) => {
  if (!isDatabaseUnavailable(error)) throw error
  console.error(error)
})

/** Starts Yardhand and stops it when the process is told to; what has begun is finished first. */
try {
  const { stop } = await start(process.env)
  let stopped: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopped ??= stop()
      stopped.then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
