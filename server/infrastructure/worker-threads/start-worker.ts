import { Worker } from 'node:worker_threads'

interface WorkerOptions {
  /** Limit of the worker's JavaScript memory in MB; beyond it the worker ends, and not the process. */
  heapMegabytes?: number
  /** What the worker needs from its start on; it finds it in `workerData.data`. */
  data?: unknown
}

/**
 * Starts a worker thread from a TypeScript file. A thread needs a loader of its own: the one that its parent runs under
 * (tsx or a test runner) is not passed on to it.
 */
export const startWorker = (file: URL, { heapMegabytes = 1024, data }: WorkerOptions = {}) =>
  new Worker(new URL('./run-typescript.mjs', import.meta.url), {
    workerData: { file: file.href, data },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
