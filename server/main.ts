import { CannotStart } from './cannot-start'
import { start } from './start'

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
