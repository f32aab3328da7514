/** A task took longer than it may; its thread was ended. */
export class WorkerTimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`the worker thread did not answer within ${timeoutMs} ms`)
  }
}

/** A thread ended during a task: an error that nothing caught, or more memory than it may use. */
export class WorkerCrashed extends Error {
  constructor(options: ErrorOptions) {
    super('the worker thread ended before it answered', options)
  }
}
