import { Worker } from 'node:worker_threads'

/** Memory of a worker's JavaScript in MB; PDFium's own memory is WebAssembly's, at most 2 GB. */
const heapMegabytes = 1024

/**
 * Starts a worker thread from a TypeScript file. Threads get the loader of their own: what their caller runs under
 * (tsx or a test runner) is not handed on to them.
 */
export const startWorker = (file: URL) =>
  new Worker(new URL('./run-typescript.mjs', import.meta.url), {
    workerData: { file: file.href },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })

/** The bytes in memory of their own, which can be handed over to a worker without another copy. */
export const ownBytes = (bytes: Uint8Array) => {
  const own = new Uint8Array(bytes.byteLength)
  own.set(bytes)
  return own
}
