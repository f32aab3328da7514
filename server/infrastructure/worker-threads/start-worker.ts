import { Worker } from 'node:worker_threads'

interface WorkerOptions {
  /** Limit of the worker's JavaScript heap in MB; exceeding it ends the worker only, not the process. */
  heapMegabytes?: number
  /** Available to the worker as `workerData.data`. */
  data?: unknown
  /** Whether it yields the processor to requests; on Linux alone, where a thread has a priority of its own. */
  isBackground?: boolean
}

/**
 * Starts a worker thread from a TypeScript file. The thread needs a loader of its own, because it does not inherit that
 * of its parent (tsx or a test runner).
 */
export const startWorker = (file: URL, { heapMegabytes = 1024, data, isBackground = false }: WorkerOptions = {}) =>
  new Worker(new URL('./run-typescript.mjs', import.meta.url), {
    workerData: { file: file.href, data, isBackground },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
