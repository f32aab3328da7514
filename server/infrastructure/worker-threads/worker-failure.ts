/** A task exceeded its time limit, and its thread was ended. */
export class WorkerTimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`the worker thread did not answer within ${timeoutMs} ms`)
  }
}

/** A thread ended during a task, because of an uncaught error or because it exceeded its memory limit. */
export class WorkerCrashed extends Error {
  constructor(options: ErrorOptions) {
    super('the worker thread ended before it answered', options)
  }
}
