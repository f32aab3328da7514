import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<() => void>()

/**
 * Reports that the running job has achieved something: a page, some rows, an e-mail. A job may take long, but one that
 * reports nothing for too long is ended. A committed transaction reports it by itself; outside a job it has no effect.
 */
export const recordProgress = (): void => running.getStore()?.()

/** The same for what is called by an event, outside the job's own flow. */
export const progressReporter = (): (() => void) => running.getStore() ?? (() => undefined)

export const followProgress = <Result>(onProgress: () => void, job: () => Promise<Result>): Promise<Result> =>
  running.run(onProgress, job)
